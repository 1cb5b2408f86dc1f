import { LINKED_COLLECTIONS } from '#cms/kit/links/reference.ts';
import { definePlugin } from '#cms/kit/plugins/define-plugin.ts';
import { recordAddresses, redirectOldAddresses, refuseNeededPage, removeRedirectsToDeleted } from './address-hooks.ts';
import { lockAddressesForSave, lockRedirects } from './address-lock.ts';
import { addressesEndpoint } from './published-addresses.ts';
import { Redirects } from './redirects/redirects.ts';
import { recordRestoredStatus, restoreAsDraft } from './restored-status.ts';

/** Payload plugin: each address belongs to one published document, and leads to it after a change. */
export const withAddresses = definePlugin({
  collections: [Redirects],
  additions: [
    {
      to: LINKED_COLLECTIONS,
      endpoints: [addressesEndpoint],
      hooks: {
        beforeOperation: [recordRestoredStatus],
        beforeChange: [restoreAsDraft, lockAddressesForSave, recordAddresses],
        afterChange: [redirectOldAddresses],
        afterDelete: [removeRedirectsToDeleted],
      },
    },
    { to: ['pages'], hooks: { beforeDelete: [refuseNeededPage] } },
  ],
  views: { redirectsImport: ['/redirects-import', '/addresses/redirects/admin/import-view.tsx#ImportView'] },
});

/** Payload plugin: saving or deleting a redirect takes the lock of addresses before all other hooks. */
export const withRedirectLock = definePlugin({
  additions: [{ to: ['redirects'], hooks: { beforeOperation: [lockRedirects] } }],
});
