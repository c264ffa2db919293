import type { CDPSession, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Wall time in microseconds. Thread time is also measured where available. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** A heap's nodes in one array, with a fixed number of elements per node. */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
    };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

/** Response data that only developer tools keep, not a user's browser. */
const WATCHED = 'blink::NetworkResourcesData::ResourceData';

function sizesIn({ snapshot: { meta }, nodes, strings }: HeapSnapshot) {
  const { node_fields: fields } = meta;
  const [type, name, size] = [fields.indexOf('type'), fields.indexOf('name'), fields.indexOf('self_size')];
  const sizes = { code: 0, objects: 0 };
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (strings[nodes[node + name] ?? 0] === WATCHED) continue;
    const kind = meta.node_types[0][nodes[node + type] ?? 0] === 'code' ? 'code' : 'objects';
    sizes[kind] += (nodes[node + size] ?? 0) / 2 ** 20;
  }
  return sizes;
}

/** Measures the cost of a page through the browser. */
export class Probe {
  private readonly page: Page;
  private readonly cdp: CDPSession;

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.cdp = cdp;
  }

  static async of(page: Page): Promise<Probe> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    return new Probe(page, cdp);
  }

  /** @param rate 4 makes the CPU four times slower */
  async slowDown(rate: number): Promise<void> {
    await this.cdp.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** Returns the main thread's time since the page opened, in milliseconds. */
  async mainThreadTime(): Promise<number> {
    const { metrics } = await this.cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  }

  elements(): Promise<number> {
    return this.page.evaluate(() => document.getElementsByTagName('*').length);
  }

  /** Returns the megabytes in use after garbage collection. */
  async heap(): Promise<number> {
    await this.cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await this.cdp.send('Runtime.getHeapUsage');
    return usedSize / 2 ** 20;
  }

  /**
   * Returns the megabytes in use after garbage collection: V8's compiled code, and all other memory,
   * including memory outside V8.
   */
  async heapByKind(): Promise<{ readonly code: number; readonly objects: number }> {
    const chunks: string[] = [];
    const collect = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
    this.cdp.on('HeapProfiler.addHeapSnapshotChunk', collect);
    // collects garbage first
    await this.cdp.send('HeapProfiler.takeHeapSnapshot', {});
    this.cdp.off('HeapProfiler.addHeapSnapshotChunk', collect);
    return sizesIn(JSON.parse(chunks.join('')) as HeapSnapshot);
  }

  /** Counts the reachable instances of a class such as `AudioContext`. */
  async kept(className: string): Promise<number> {
    await this.cdp.send('HeapProfiler.collectGarbage');
    const { result } = await this.cdp.send('Runtime.evaluate', { expression: `${className}.prototype` });
    const { objects } = await this.cdp.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId ?? '',
    });
    const { result: count } = await this.cdp.send('Runtime.callFunctionOn', {
      functionDeclaration: 'function () { return this.length; }',
      objectId: objects.objectId ?? '',
      returnByValue: true,
    });
    return Number(count.value);
  }

  /** Returns the longest task of the main thread during `work`, in milliseconds. */
  async longestTask(work: () => Promise<void>): Promise<number> {
    const events: TraceEvent[] = [];
    const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
    this.cdp.on('Tracing.dataCollected', collect);
    const complete = new Promise<void>((done) => {
      this.cdp.once('Tracing.tracingComplete', () => done());
    });
    await this.cdp.send('Tracing.start', { categories: 'toplevel,__metadata', transferMode: 'ReportEvents' });
    await work();
    await this.cdp.send('Tracing.end');
    await complete;
    this.cdp.off('Tracing.dataCollected', collect);

    const main = new Set(
      events
        .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid}/${tid}`),
    );
    const tasks = events.filter(
      ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && main.has(`${pid}/${tid}`),
    );
    return Math.max(0, ...tasks.map(({ dur = 0, tdur = dur }) => tdur / 1000));
  }

  /**
   * Scrolls down at 4,000 px/s for three seconds. Returns the share of dropped frames and the longest task.
   */
  async scroll(): Promise<{ droppedPercent: number; longestTask: number }> {
    let frames: readonly number[] = [];
    const longestTask = await this.longestTask(async () => {
      await this.page.evaluate(() => {
        const times: number[] = [];
        const note = (now: number) => {
          times.push(now);
          requestAnimationFrame(note);
        };
        requestAnimationFrame(note);
        Object.assign(window, { frameTimes: times });
      });
      await this.cdp.send('Input.synthesizeScrollGesture', {
        x: 640,
        y: 600,
        yDistance: -12_000,
        speed: 4000,
        gestureSourceType: 'mouse',
      });
      frames = await this.page.evaluate(() => Reflect.get(window, 'frameTimes') as number[]);
    });
    const span = (frames.at(-1) ?? 0) - (frames[0] ?? 0);
    const expected = span / (1000 / 60);
    return { droppedPercent: Math.max(0, (1 - frames.length / expected) * 100), longestTask };
  }
}
