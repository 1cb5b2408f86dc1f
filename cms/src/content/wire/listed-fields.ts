import type { Job, Post, Project, Redirect } from '#cms/base/payload-types.ts';
import type { Stored } from '#cms/kit/stored-values.ts';

/** The collections whose cards have a page with a text. */
export type TextCollection = 'projects' | 'posts' | 'jobs';

/**
 * The fields that are read of a document for lists, and for detecting changes of its page. The pages' texts are most of
 * a document, so they stay in the database until they are requested.
 */
export const LISTED = {
  projects: {
    _order: true,
    _status: true,
    updatedAt: true,
    body_links: true,
    link: true,
    title: true,
    description: true,
    pro_category: true,
    image: true,
    lead: true,
    year: true,
    review: true,
    gallery: { image: true },
    seo: { image: true },
  },
  posts: {
    _status: true,
    updatedAt: true,
    body_links: true,
    title: true,
    description: true,
    image: true,
    post_type: true,
    date: true,
    category: true,
    author: true,
    seo: { image: true },
  },
  jobs: {
    _order: true,
    _status: true,
    updatedAt: true,
    body_links: true,
    title: true,
    description: true,
    detail_desc: true,
    offices: true,
    job_type: true,
    houres: true,
    category: true,
    starts: true,
    posted: true,
    deletedAt: true,
    valid_through: true,
    salary: true,
    contact: true,
    seo: { image: true },
  },
} as const;

export type ListedProject = Pick<Stored<Project>, 'id' | keyof typeof LISTED.projects>;
export type ListedPost = Pick<Stored<Post>, 'id' | keyof typeof LISTED.posts>;
export type ListedJob = Pick<Stored<Job>, 'id' | keyof typeof LISTED.jobs>;

/** The fields that are read of a redirect: its use count isn't visible to visitors. */
export const LISTED_REDIRECT = { from: true, to: true, status: true, language: true } as const;
export type ListedRedirect = Pick<Stored<Redirect>, 'id' | keyof typeof LISTED_REDIRECT>;

/** The whole documents of collections with pages. */
export type WholeDocuments = {
  readonly projects: Stored<Project>;
  readonly posts: Stored<Post>;
  readonly jobs: Stored<Job>;
};
