import { execFileSync } from 'node:child_process';
import { waitUntil } from '../../scripts/wait-until.ts';
import { postgresOf, type Cluster, type NodeName } from './start-cluster.ts';

/**
 * What happens to the node that leads: PostgreSQL dies; the whole node dies; the node stands still, and comes
 * back while another one leads.
 */
export const failures = ['postgres', 'node', 'frozen'] as const;
export type Failure = (typeof failures)[number];

/** Lets the leading node fail, and waits until all three are there again. Returns the leaders. */
export async function failOver(
  cluster: Cluster,
  failure: Failure,
): Promise<{ before: NodeName; after: NodeName }> {
  const before = leaderOf(await cluster.whole());
  const patroni = cluster.unit(`kopa-patroni@${before}`);
  const etcd = cluster.unit(`kopa-etcd@${before}`);
  const postgres = postgresOf(cluster.dataOf(before))!;
  const another = () =>
    waitUntil(
      async () =>
        (await cluster.members()).some(
          ({ name, role, state }) => role === 'leader' && state === 'running' && name !== before,
        ),
      () => 'another node to lead',
      120_000,
    );
  const startedAgain = () =>
    waitUntil(
      () => postgresOf(cluster.dataOf(before)) !== postgres,
      () => `PostgreSQL of ${before} to start again: ${patroni.said}`,
      120_000,
    );
  switch (failure) {
    case 'postgres':
      process.kill(postgres, 'SIGKILL');
      await startedAgain();
      break;
    case 'node':
      await Promise.all([etcd.end('SIGKILL'), patroni.end('SIGKILL')]);
      process.kill(postgres, 'SIGKILL');
      await another();
      etcd.start();
      patroni.start();
      await startedAgain();
      break;
    case 'frozen': {
      const all = [patroni.pid!, postgres, ...childrenOf(postgres)];
      for (const pid of all) process.kill(pid, 'SIGSTOP');
      await another().finally(() => {
        for (const pid of all) process.kill(pid, 'SIGCONT');
      });
    }
  }
  return { before, after: leaderOf(await cluster.whole()) };
}

const leaderOf = (members: Awaited<ReturnType<Cluster['members']>>) =>
  members.find(({ role }) => role === 'leader')!.name;

function childrenOf(pid: number): number[] {
  return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .split('\n')
    .map(Number)
    .filter((each) => each > 0);
}
