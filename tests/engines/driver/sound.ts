import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProgram } from './program.ts';
import { waitUntil } from './until.ts';

export const SOUND_SERVER = '/usr/bin/pulseaudio';

interface Sound {
  /** The value of PULSE_SERVER. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a silent sound device, which plays in real time, and a silent microphone. Firefox and WebKit play
 * nothing without a device. Returns undefined if the program is missing; browsers then use the machine's
 * device.
 */
export async function startSilentSound(): Promise<Sound | undefined> {
  if (!existsSync(SOUND_SERVER)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'tableside-sound-'));
  const socket = join(folder, 'socket');
  const script = join(folder, 'sound.pa');
  writeFileSync(
    script,
    [
      `load-module module-native-protocol-unix socket=${socket} auth-anonymous=1`,
      'load-module module-null-sink sink_name=nobody',
      'load-module module-null-source source_name=silence',
      'set-default-source silence',
    ].join('\n'),
  );
  const program = spawn(SOUND_SERVER, ['-n', '--daemonize=no', '--exit-idle-time=-1', '-F', script], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder },
  });
  const stop = async () => {
    await endProgram(program);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntil('there is a sound device', async () => existsSync(socket));
  } catch (error) {
    await stop();
    throw error;
  }
  return { address: `unix:${socket}`, stop };
}
