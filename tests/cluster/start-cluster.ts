import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { AwsClient } from 'aws4fetch';
import { inProject } from '../../scripts/paths.ts';
import { waitUntil } from '../../scripts/wait-until.ts';
import { Running, serverPorts } from './running.ts';

export const nodeNames = ['a', 'b', 'c'] as const;
export type NodeName = (typeof nodeNames)[number];

/** A member of the cluster, as Patroni's `GET /cluster` tells. */
export interface Member {
  name: NodeName;
  role: 'leader' | 'sync_standby' | 'replica';
  state: string;
  timeline?: number;
}

/** Three nodes, two servers and everything around them, by the files of `deploy`. */
export interface Cluster {
  /** The servers, by HAProxy. */
  url: string;
  /** The primary, by HAProxy. */
  databaseUrl: string;
  /** `SECRET` of the servers. */
  secret: string;
  /** The unit of a name, as in `kopa-patroni@a`. */
  unit(name: string): Running;
  /** The folder of a node's database. */
  dataOf(node: NodeName): string;
  /** What the first node that answers says of all; empty when none does. */
  members(): Promise<Member[]>;
  /** Waits until one node leads and two follow, one of them in step. */
  whole(): Promise<Member[]>;
  /** Targets that Prometheus does not reach. */
  unreached(): Promise<string[]>;
  /** How many spans of the servers the collector has taken, and how many it has refused. */
  countSpans(): Promise<{ taken: number; refused: number }>;
  /** How many objects the store has in the bucket of photos. */
  countPhotos(): Promise<number>;
  stop(): Promise<void>;
}

/** Settings of the tests, beside those of `deploy/etc/kopa.env`. */
const ofTests = { IDENTITY: 'scripted', RECONCILE_MINUTES: '60' };
const longMs = 180_000;

/**
 * Starts the cluster of `deploy` on this machine's loopback addresses, in a new folder. `moveIn` runs when
 * database and store are ready and empty, with the settings of the servers, but past the pooler.
 */
export async function startCluster(
  moveIn: (settings: Record<string, string>) => Promise<void>,
): Promise<Cluster> {
  const root = mkdtempSync(path.join(tmpdir(), 'kopa-cluster-'));
  chmodSync(root, 0o755);
  const units = new Map<string, Running>();
  const unit = (name: string) => units.get(name)!;
  const start = (name: string) => {
    const running = new Running(root, name);
    units.set(name, running);
    return running.start();
  };
  const dataOf = (node: NodeName) => path.join(root, 'var', 'lib', 'kopa', `postgres-${node}`, 'data');
  const clear = () => {
    for (const each of units.values()) each.kill();
    for (const node of nodeNames) endPostgres(dataOf(node));
    rmSync(root, { recursive: true, force: true });
  };
  process.once('exit', clear);
  const stop = async () => {
    await Promise.all([...units.values()].toReversed().map((each) => each.stop()));
    process.off('exit', clear);
    clear();
  };

  const interrupted = () => void stop().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted);

  execFileSync('sh', [inProject('deploy', 'place.sh'), root], { stdio: 'pipe' });
  const place = (file: string) => path.join(root, 'etc', 'kopa', file);
  const lines = Object.entries(ofTests).map(([name, value]) => `${name}=${value}\n`);
  appendFileSync(place('kopa.env'), lines.join(''));
  const { ENTRY, ...addresses } = parseEnv(readFileSync(place('cluster.env'), 'utf8'));
  const secrets = parseEnv(readFileSync(place('secrets.env'), 'utf8'));
  const databaseUrl = `postgres://kopa:${secrets['KOPA_PASSWORD']}@${ENTRY}:5000/kopa`;
  const nodeAt = (name: NodeName) => addresses[`NODE_${name.toUpperCase()}`]!;

  const members = async (): Promise<Member[]> => {
    for (const name of nodeNames) {
      const told = await ask(`http://${nodeAt(name)}:8008/cluster`);
      if (told) return (JSON.parse(told) as { members: Member[] }).members;
    }
    return [];
  };
  const whole = () =>
    waitUntil(
      async () => {
        const all = await members();
        const following = all.filter(
          ({ role, state }) => role !== 'leader' && /running|streaming/.test(state),
        );
        const isInStep = all.some(({ role }) => role === 'sync_standby');
        const timelines = new Set(all.map(({ timeline }) => timeline));
        const leads = all.some(({ role, state }) => role === 'leader' && state === 'running');
        return leads && isInStep && following.length === 2 && timelines.size === 1 ? all : null;
      },
      () => `three nodes: ${nodeNames.map((name) => unit(`kopa-patroni@${name}`).said).join('\n--\n')}`,
      longMs,
    );
  const store = new AwsClient({
    accessKeyId: 'kopa:photos',
    secretAccessKey: secrets['STORE_SECRET']!,
    service: 's3',
    region: 'us-east-1',
    retries: 0,
  });
  const bucket = 'http://127.0.0.1:8085/photos';

  try {
    for (const name of nodeNames) start(`kopa-etcd@${name}`);
    start('kopa-memcached');
    for (const name of ['account', 'container', 'object', 'proxy']) start(`kopa-swift@${name}`);
    for (const name of nodeNames) start(`kopa-patroni@${name}`);
    start('kopa-haproxy');
    start('kopa-pgbouncer');
    start('kopa-prometheus');
    start('kopa-collector');
    await waitUntil(
      async () => (await store.fetch(bucket, { method: 'PUT' }).catch(() => null))?.ok,
      () => `the object store: ${unit('kopa-swift@proxy').said}`,
      longMs,
    );
    await whole();
    await moveIn({
      ...(parseEnv(readFileSync(place('kopa.env'), 'utf8')) as Record<string, string>),
      DATABASE_URL: databaseUrl,
      DATABASE_PREPARED: 'on',
    });
    const url = `http://${ENTRY}:8080`;
    for (const port of serverPorts) {
      start(`kopa@${port}`);
      await waitUntil(
        () => ask(`http://127.0.0.1:${port}/readyz`),
        () => `the server at ${port}: ${unit(`kopa@${port}`).said}`,
        longMs,
      );
    }
    await waitUntil(
      () => ask(`${url}/readyz`),
      () => `HAProxy: ${unit('kopa-haproxy').said}`,
    );
    return {
      url,
      databaseUrl,
      secret: secrets['LENDER_SECRET']!,
      unit,
      dataOf,
      members,
      whole,
      unreached: async () => {
        const told = JSON.parse((await ask('http://127.0.0.1:9090/api/v1/targets?state=active'))!) as {
          data: { activeTargets: { health: string; scrapeUrl: string }[] };
        };
        return told.data.activeTargets
          .filter(({ health }) => health !== 'up')
          .map(({ scrapeUrl }) => scrapeUrl);
      },
      countSpans: async () => {
        const told = (await ask('http://127.0.0.1:8888/metrics')) ?? '';
        const count = (what: string) =>
          Number(new RegExp(`^otelcol_receiver_${what}_spans\\{.*\\} (\\d+)$`, 'm').exec(told)?.[1] ?? 0);
        return { taken: count('accepted'), refused: count('refused') };
      },
      countPhotos: async () => {
        const listed = await (await store.fetch(`${bucket}?list-type=2&max-keys=1000`)).text();
        return listed.match(/<Key>/g)?.length ?? 0;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The body of a good answer; null without one. */
export async function ask(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(3000) });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

/** The process of a node's PostgreSQL; null when none has run. */
export function postgresOf(data: string): number | null {
  try {
    return Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return null;
  }
}

/** Patroni leaves PostgreSQL running when it is killed. */
function endPostgres(data: string): void {
  const pid = postgresOf(data);
  try {
    if (pid) process.kill(pid, 'SIGQUIT');
  } catch {
    // It has ended.
  }
}
