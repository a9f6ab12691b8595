/** Node's own variables, and those of every program. */
const passed = ['PATH', 'HOME', 'TMPDIR', 'NODE_COMPILE_CACHE', 'NODE_OPTIONS'];

/** The environment for a process without this process's settings. */
export function bareEnvironment(): Record<string, string> {
  return Object.fromEntries(passed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
