import type { ReactNode } from 'react';
import { ArrowLink } from '#app/ui/ArrowLink/ArrowLink.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { SectionHead } from '#app/ui/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../section-props.ts';

/** The frame of all post layouts: the section's head, with the link to all posts. */
export function NewsFrame({ section, children }: SectionProps & { readonly children: ReactNode }) {
  const { button_one_text, button_one_link } = section;
  const all = button_one_text !== '' && button_one_link !== '';
  return (
    <SectionFrame section={section}>
      <div className="container">
        <SectionHead
          section={section}
          aside={
            all ? (
              <ArrowLink to={button_one_link} call={button_one_text}>
                {button_one_text}
              </ArrowLink>
            ) : undefined
          }
        />
        {children}
      </div>
    </SectionFrame>
  );
}
