import { expect, test } from 'vitest';
import * as constants from './constants.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from './languages.ts';

test('§9 a list is cached for 5 minutes, its time under the timestamp key', () => {
  expect(constants.LIST_CACHE_LIFETIME_MS).toBe(300_000);
  expect(constants.LIST_CACHE_TIMESTAMP_SUFFIX).toBe('_timestamp');
});

test('§9 the home news list has 4 items', () => {
  expect(constants.HOME_NEWS_COUNT).toBe(4);
});

test('§9 the scroll-to-top threshold is 300 px', () => {
  expect(constants.SCROLL_TO_TOP_THRESHOLD_PX).toBe(300);
});

test('§9 reviews change after 3000 ms, two of them per slide from 1024 px', () => {
  expect(constants.REVIEW_INTERVAL_MS).toBe(3000);
  expect(constants.REVIEW_WIDE_FROM_PX).toBe(1024);
  expect(constants.REVIEWS_PER_WIDE_SLIDE).toBe(2);
  expect(constants.REVIEWS_PER_VIEW).toEqual([
    { from: 320, count: 1 },
    { from: 1024, count: 2 },
  ]);
});

test('§9 the default carousel interval is 5000 ms, the others’ autoplay delay 3000 ms, the swipe threshold 40 px', () => {
  expect(constants.DEFAULT_CAROUSEL_INTERVAL_MS).toBe(5000);
  expect(constants.AUTOPLAY_DELAY_MS).toBe(3000);
  expect(constants.SWIPE_THRESHOLD_PX).toBe(40);
});

test('§9 clients per view: 1 at 320 px, 2 at 768, 3 at 1024, 4 at 1400, 6 above 1400', () => {
  expect(constants.CLIENTS_PER_VIEW).toEqual([
    { from: 320, count: 1 },
    { from: 768, count: 2 },
    { from: 1024, count: 3 },
    { from: 1400, count: 4 },
    { from: 1401, count: 6 },
  ]);
});

test('§9 projects per view: 1 at 320 px, 2 at 768, 3 at 1300, 4 at 1450', () => {
  expect(constants.PROJECTS_PER_VIEW).toEqual([
    { from: 320, count: 1 },
    { from: 768, count: 2 },
    { from: 1300, count: 3 },
    { from: 1450, count: 4 },
  ]);
});

test('§9 certificates per view: 1 below 768 px, 3 from 768, 4 from 1024', () => {
  expect(constants.CERTIFICATES_PER_VIEW).toEqual([
    { from: 320, count: 1 },
    { from: 768, count: 3 },
    { from: 1024, count: 4 },
  ]);
});

test('§9 the navigation opens on hover above 991 px', () => {
  expect(constants.NAVIGATION_HOVER_ABOVE_PX).toBe(991);
});

test('§9 the final part of an email address has 2 to 6 characters', () => {
  expect([constants.EMAIL_TAIL_MIN, constants.EMAIL_TAIL_MAX]).toEqual([2, 6]);
});

test('§9 a phone number has 10 digits, the contact form’s starting 6 to 9, the application’s 7 to 9', () => {
  expect(constants.PHONE_DIGITS).toBe(10);
  expect(constants.CONTACT_PHONE_FIRST_DIGITS).toBe('6789');
  expect(constants.APPLICATION_PHONE_FIRST_DIGITS).toBe('789');
});

test('§5 §9 the phone input takes 9999999999 at most, and 15 characters', () => {
  expect(constants.PHONE_INPUT_MAX).toBe(9999999999);
  expect(constants.PHONE_INPUT_MAX_LENGTH).toBe(15);
});

test('§9 a resume has 10 MB at most, experience is 0 to 25 years', () => {
  expect(constants.RESUME_MAX_MB).toBe(10);
  expect(constants.RESUME_MAX_BYTES).toBe(10_485_760);
  expect([constants.EXPERIENCE_MIN_YEARS, constants.EXPERIENCE_MAX_YEARS]).toEqual([0, 25]);
});

test('§9 the footer’s copyright years are 2015-2025, the first being the year from which the company is active', () => {
  expect(constants.COPYRIGHT_YEARS).toBe('2015-2025');
  expect(constants.FOUNDING_YEAR).toBe(2015);
});

test('§9 the languages are en and de, the default is en', () => {
  expect(LANGUAGES).toEqual(['en', 'de']);
  expect(DEFAULT_LANGUAGE).toBe('en');
  expect(['en', 'de', 'fr', 'EN', '', null, undefined].filter(isLanguage)).toEqual(['en', 'de']);
});
