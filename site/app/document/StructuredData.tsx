import { useContext } from 'react';
import { useCurrentPage } from '../base/current-page.ts';
import { STRUCTURED_DATA_ID } from '../base/frame-ids.ts';
import { serialiseForScript } from '../base/script-json.ts';
import { DocumentContext } from '../content/document-context.ts';
import { describePageData } from '../structured-data/structured-data.ts';

/** Renders the page's structured data. Server only, as crawlers read the served HTML; drafts have none. */
export function StructuredData() {
  const shown = useCurrentPage();
  const isDraft = Boolean(useContext(DocumentContext)?.draft);
  const graph = isDraft ? null : describePageData(shown);
  if (graph === null) return null;
  const text = { __html: serialiseForScript(graph) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no element can begin or end
  return <script id={STRUCTURED_DATA_ID} type="application/ld+json" dangerouslySetInnerHTML={text} />;
}
