import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg, release, totalmem } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { Postgres } from '../../tests/postgres/start-postgres.ts';
import { clientOf, measure, type Path } from './load.ts';
import type { Row } from './measurement.ts';
import type { Subject } from './subject.ts';

/** A subject that listens, in a process of its own. */
export interface Running {
  kind: Subject['kind'];
  port: number;
  secret: string;
  /** The process's CPU time until now, and its memory. */
  cost(): Promise<{ cpuMs: number; rssMb: number }>;
  stop(): Promise<void>;
}

export async function startSubject(subject: Subject): Promise<Running> {
  const child: ChildProcess = fork(path.join(import.meta.dirname, 'subject.ts'), [JSON.stringify(subject)]);
  const [listening] = (await once(child, 'message')) as [{ port: number; secret: string }];
  return {
    kind: subject.kind,
    ...listening,
    cost: async () => {
      const answer = once(child, 'message');
      child.send('cost');
      return ((await answer) as [{ cpuMs: number; rssMb: number }])[0];
    },
    stop: async () => {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}

export interface Comparison {
  engine: string;
  paths: readonly Path[];
  clientCounts: readonly number[];
  rounds: number;
  seconds: number;
  /** Turns are taken by borrowers 0 to this number - 1, whose loans run. */
  borrowers: number;
}

/** Measures each path with each number of clients; rounds alternate between the subjects. */
export async function compare(
  subjects: readonly Running[],
  { engine, paths, clientCounts, rounds, seconds, borrowers }: Comparison,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const way of paths)
    for (const clients of clientCounts)
      for (let round = 0; round < rounds; round += 1)
        for (const subject of round % 2 === 0 ? subjects : subjects.toReversed()) {
          const client = clientOf(subject, clients);
          const turn = client.turnOf(way);
          // Warm, and with its connections open.
          await measure(turn, { clients, seconds: Math.min(1, seconds / 3), borrowers });
          const before = await subject.cost();
          const measured = await measure(turn, { clients, seconds, borrowers });
          const after = await subject.cost();
          client.close();
          const cpuMsPerTurn = (after.cpuMs - before.cpuMs) / measured.turns;
          rows.push({
            engine,
            path: way,
            kind: subject.kind,
            clients,
            cpuMsPerTurn,
            ...measured,
            rssMb: after.rssMb,
          });
          const rate = `${measured.perSecond.toFixed(0)} a second, p99 ${measured.p99Ms.toFixed(1)} ms`;
          const cpu = `${cpuMsPerTurn.toFixed(2)} ms of CPU`;
          console.log(`${engine} ${way} ${subject.kind} ${clients}: ${rate}, ${cpu}`);
        }
  return rows;
}

/** Creates a database, as a copy of another one if given; the address of the new one. */
export async function newDatabase({ url }: Postgres, name: string, copied?: string): Promise<string> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(
    copied ? `create database ${name} template ${copied} strategy file_copy` : `create database ${name}`,
  );
  await admin.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** What the figures depend on. */
export const machineNow = ({ version }: Postgres): Record<string, unknown> => ({
  node: process.version,
  postgres: version,
  cpu: cpus()[0]?.model,
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 1e9),
  kernel: release(),
  loadAtTheEnd: loadavg(),
});
