import { setTimeout } from 'node:timers/promises';
import { toJsonSchema } from '@valibot/to-json-schema';
import { wholeContainer } from '#tests/support/wholeContainer.ts';
import { apiCalls } from '../../support/calls.ts';
import type { Schema } from '../schema.ts';
import { anyReply, recorded, type RecordedCall } from './Api.ts';

/** Longest wait for an adapter that loads code or takes a lock first, in milliseconds. */
const PATIENCE = 10_000;

/** The response of every call by port method. Undefined for bytes and for any response. */
export const replies = new Map<string, Schema | undefined>();

const container = wholeContainer({ origin: '', fetch });
for (const { by, make } of apiCalls) {
  recorded.length = 0;
  void make(container);
  const { reply } = await firstCall(by);
  replies.set(by, reply && reply !== anyReply ? converted(reply) : undefined);
}

async function firstCall(by: string): Promise<RecordedCall> {
  for (let waited = 0; waited < PATIENCE; waited += 1) {
    if (recorded[0]) return recorded[0];
    await setTimeout(1);
  }
  throw new Error(`${by} sends nothing`);
}

function converted(reply: Parameters<typeof toJsonSchema>[0]): Schema {
  const { $schema: _, ...schema } = toJsonSchema(reply, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return schema as unknown as Schema;
}
