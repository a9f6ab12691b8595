import { useEffect, useLayoutEffect as useReactsLayoutEffect } from 'react';

/**
 * React's useLayoutEffect, which on a server does nothing, quietly: React 18 would complain there of each one. The build puts
 * it in the place of React's (build/react-18.ts).
 */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useReactsLayoutEffect;
