import type { Card } from '@kontorwerk/contract/content/entry';
import { findOffices } from '@kontorwerk/contract/content/office-names';
import type { JobPosting, Place } from 'schema-dts';
import { formatDate } from '#app/ui/LocalDate/format-date.ts';
import type { DescribedPage } from './described-page.ts';
import { findEmploymentTypes } from './employment-type.ts';
import { findLastMoment } from './last-moment.ts';
import { parsePostalAddress } from './postal-address.ts';
import { parseSalary } from './salary-text.ts';
import { buildSiteIds, withAbsoluteLinks } from './site-addresses.ts';

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Returns the places of a job: the addresses of the offices that its page names. */
function placesOf({ location }: Card, { site, language }: DescribedPage): readonly Place[] {
  return findOffices(location, site.settings.offices).flatMap(({ address: written }): Place[] => {
    const address = parsePostalAddress(written, language);
    return address ? [{ '@type': 'Place', address }] : [];
  });
}

/** Describes a job. Null if the page shows no posting date or place, which search engines require. */
export function describeJob(card: Card, page: DescribedPage): JobPosting | null {
  const { url, language, site } = page;
  const { title, description, html_field, posted = '', valid_through = '', job_type, houres, salary, id } = card;
  const places = placesOf(card, page);
  if (places.length === 0 || formatDate(posted, language, 'day') === null) return null;
  const employmentType = findEmploymentTypes(job_type, houres, title);
  const baseSalary = parseSalary(salary, language);
  const organization = buildSiteIds(site.publicUrl, language).organization;
  return {
    '@type': 'JobPosting',
    '@id': `${url}#job`,
    title,
    description: `${description === '' ? '' : `<p>${escapeText(description)}</p>`}${withAbsoluteLinks(html_field, url)}`,
    datePosted: posted,
    ...(formatDate(valid_through, language, 'day') !== null && {
      validThrough: findLastMoment(valid_through.slice(0, 10)),
    }),
    ...(employmentType.length > 0 && { employmentType }),
    ...(baseSalary && { baseSalary }),
    ...(id !== '' && { identifier: { '@type': 'PropertyValue', name: site.settings.brand_name, value: id } }),
    // A single place isn't wrapped in a list, which some parsers don't read.
    jobLocation: places.length === 1 ? places[0] : places,
    hiringOrganization: { '@id': organization },
    directApply: true,
    mainEntityOfPage: { '@id': url },
  };
}
