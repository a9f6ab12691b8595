/** The environment for a process without this process's settings, with Node's compile cache. */
export function bareEnvironment(): Record<string, string> {
  const { PATH = '', HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(HOME && { HOME }), ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
}
