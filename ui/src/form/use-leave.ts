'use client';
import { useEffect } from 'react';

/** Calls `onBlur` when the focus leaves the element of a group. */
export function useLeave(group: boolean, id: string, onBlur: () => void): void {
  useEffect(() => {
    const element = group ? document.getElementById(id) : null;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!element?.contains(relatedTarget as Node | null)) onBlur();
    };
    element?.addEventListener('focusout', leave);
    return () => element?.removeEventListener('focusout', leave);
  }, [group, id, onBlur]);
}
