import { existsSync } from 'node:fs';

/** The programs that the units run, with Debian's packages. */
export const packages: Readonly<Record<string, string>> = {
  '/usr/bin/etcd': 'etcd-server',
  '/usr/bin/patroni': 'patroni',
  '/usr/lib/python3/dist-packages/etcd': 'python3-etcd',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/sbin/pgbouncer': 'pgbouncer',
  '/usr/bin/prometheus': 'prometheus',
  '/usr/bin/memcached': 'memcached',
  '/usr/bin/swift-proxy-server': 'swift-proxy',
  '/usr/bin/swift-account-server': 'swift-account',
  '/usr/bin/swift-container-server': 'swift-container',
  '/usr/bin/swift-object-server': 'swift-object',
};

/** The collector of traces, which is built from Debian's packages. */
const collector = '/usr/local/bin/otelcol';

/** Why no cluster can be started on this machine; null when one can. */
export function missingPrograms(): string | null {
  if (process.getuid?.() !== 0) return 'only root can start programs under their own accounts';
  const missing = Object.entries(packages).filter(([program]) => !existsSync(program));
  const commands = [];
  if (missing.length > 0)
    commands.push(`apt-get install --no-install-recommends ${missing.map(([, name]) => name).join(' ')}`);
  if (!existsSync(collector)) commands.push(`sh deploy/collector/build.sh ${collector}`);
  return commands.join(' && ') || null;
}
