import type { Failure } from '#application/Failure.ts';
import type { Telephony, TestCallReply } from '#application/telephony/Telephony.ts';
import type { CallLog } from '#domain/telephony/callLog.ts';
import type { TelephonyConfig } from '#domain/telephony/telephonyConfig.ts';
import { aCallLog, aTelephonyConfig } from '../builders/telephony.ts';

/**
 * The same configuration for every restaurant. `trouble` makes every request fail, and `saves` lists the
 * saved configurations.
 */
export class FakeTelephony implements Telephony {
  stored = aTelephonyConfig();
  logs: readonly CallLog[] = [aCallLog()];
  reply: TestCallReply = { outcome: 'placed', callId: 'call-9' };
  trouble: Failure | undefined;
  testCalls = 0;
  readonly saves: TelephonyConfig[] = [];

  async config() {
    this.refuse();
    return this.stored;
  }

  async save(_restaurantId: string, config: TelephonyConfig) {
    this.saves.push(config);
    this.refuse();
    this.stored = config;
    return config;
  }

  async placeTestCall() {
    this.testCalls += 1;
    this.refuse();
    return this.reply;
  }

  async callLogs(_restaurantId: string, limit: number) {
    this.refuse();
    return this.logs.slice(0, limit);
  }

  private refuse() {
    if (this.trouble) throw this.trouble;
  }
}
