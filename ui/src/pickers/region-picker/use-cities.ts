'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Option } from '../option-picker/index.js';

/** A state and its known cities. */
export interface Region extends Option {
  /** Omitted when `loadCities` loads the cities. */
  cities?: readonly Option[] | undefined;
}

/** The cities of one state, or the reason of their absence. */
export interface Cities {
  options: readonly Option[];
  loading: boolean;
  failed: boolean;
}

const none: Cities = { options: [], loading: false, failed: false };

/**
 * The cities of a state, given or loaded once. An answer for another state is kept for later. `retry` loads
 * again.
 */
export function useCities(
  state: Region | undefined,
  load: ((state: string) => Promise<readonly Option[]>) | undefined,
): Cities & { retry: () => void } {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Cities>>(() => new Map());
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const asked = useRef(new Set<string>());
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const id = state?.value;
  const isGiven = state?.cities !== undefined;
  const fetchCities = useCallback((of: string) => {
    if (!latest.current) return;
    asked.current.add(of);
    const keep = (cities: Cities) => {
      if (isThere.current) setLoaded((before) => new Map(before).set(of, cities));
    };
    keep({ ...none, loading: true });
    const ask = async () => latest.current?.(of) ?? [];
    ask().then(
      (options) => keep({ ...none, options }),
      () => keep({ ...none, failed: true }),
    );
  }, []);
  useEffect(() => {
    if (id !== undefined && !isGiven && !asked.current.has(id)) fetchCities(id);
  }, [id, isGiven, fetchCities]);

  const retry = () => {
    if (id !== undefined) fetchCities(id);
  };
  if (state?.cities) return { ...none, options: state.cities, retry };
  if (id === undefined) return { ...none, retry };
  // Loading counts from the first render, before the effect has asked.
  return { ...(loaded.get(id) ?? { ...none, loading: load !== undefined }), retry };
}
