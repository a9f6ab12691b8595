import { useEffect, useLayoutEffect as useReactsLayoutEffect } from 'react';

/**
 * React's useLayoutEffect, silent on a server, where React 18 would warn each time. The build replaces
 * React's with this one (build/react-18.ts).
 */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useReactsLayoutEffect;
