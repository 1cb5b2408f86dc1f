import { expect, test } from 'vitest';
import type { WordPressItem } from './export-items.ts';
import { isUnlisted, readSeoText } from './seo-texts.ts';

function item(meta: Readonly<Record<string, string>>): WordPressItem {
  return { texts: new Map(), terms: [], meta: new Map(Object.entries(meta)), comments: 0, isCut: false, controls: 0 };
}

const KNOWN = { title: 'How we move', excerpt: 'A summary.', category: 'Shops', author: 'Ada' };

test.each([
  ['_yoast_wpseo_title', '%%title%% %%page%% %%sep%% %%sitename%%', ''],
  ['_yoast_wpseo_title', 'Moving a shop %%sep%% %%sitename%%', 'Moving a shop'],
  ['_yoast_wpseo_title', '%%title%% in %%primary_category%%', 'How we move in Shops'],
  ['_yoast_wpseo_title', 'Save 50% and 20% more', 'Save 50% and 20% more'],
  ['rank_math_title', '%title% %sep% %sitename%', ''],
  ['rank_math_title', 'Our move %sep% %name%', 'Our move – Ada'],
  ['_seopress_titles_title', '%%post_title%% %%sep%% %%sitetitle%%', ''],
  ['rank_math_title', 'What <b>100 %b% and %sure% mean', 'What <b>100 %b% and %sure% mean'],
  ['rank_math_title', '%title% for #new_shoes', 'How we move for #new_shoes'],
  ['_yoast_wpseo_title', 'All about %b% and #new_shoes', 'All about %b% and #new_shoes'],
  ['_yoast_wpseo_title', '%title% of #post_title', '%title% of #post_title'],
  ['_genesis_title', 'Our %title%', 'Our %title%'],
  ['_aioseo_title', 'Moving #new_shoes, 50%off% #post_titles', 'Moving #new_shoes, 50%off% #post_titles'],
  ['_aioseo_title', 'Moved in #category', 'Moved in Shops'],
  ['_aioseo_title', 'Moved: #post_title #separator_sa #site_title', 'Moved: How we move'],
])('the title %s “%s” says “%s”', (field, rule, text) => {
  expect(readSeoText('title', item({ [field]: rule }), KNOWN)).toEqual({ text, unresolved: null });
});

test.each([
  ['_yoast_wpseo_metadesc', '%%excerpt%%', ''],
  ['rank_math_description', '%excerpt%', ''],
  ['_yoast_wpseo_metadesc', 'All about it: %%excerpt%%', 'All about it: A summary.'],
])('the description %s “%s” says “%s”', (field, rule, text) => {
  expect(readSeoText('description', item({ [field]: rule }), KNOWN)).toEqual({ text, unresolved: null });
});

test.each([
  ['_yoast_wpseo_title', '%%title%% %%cf_price%%'],
  ['_yoast_wpseo_title', '%%constructor%%'],
  ['_seopress_titles_title', '%%_cf_price%%'],
  ['rank_math_title', '%title% %customfield(price)%'],
  ['rank_math_title', '%currentyear%'],
  ['_aioseo_title', '#post_title #custom_field-price'],
  ['_aioseo_title', '#permalink'],
])('the rule %s “%s” can’t be resolved, and is told', (field, rule) => {
  expect(readSeoText('title', item({ [field]: rule }), KNOWN)).toEqual({ text: '', unresolved: rule });
});

test('whether search engines are asked not to list a post', () => {
  expect(isUnlisted(item({ '_yoast_wpseo_meta-robots-noindex': '1' }))).toBe(true);
  expect(isUnlisted(item({ rank_math_robots: 'a:1:{i:0;s:7:"noindex";}' }))).toBe(true);
  expect(isUnlisted(item({}))).toBe(false);
});
