'use client';

import { type ReactNode, useId } from 'react';

/** A custom panel at the side of a form, with a heading. */
export function SidebarPanel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useId();
  return (
    <section className="field-type sidebar-panel" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {children}
    </section>
  );
}
