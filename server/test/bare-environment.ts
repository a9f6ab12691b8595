/**
 * What a process needs of this one's environment, and none of its settings; what Node has compiled before, it
 * need not compile again.
 */
export function bareEnvironment(): Record<string, string> {
  const { PATH = '', HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(HOME && { HOME }), ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
}
