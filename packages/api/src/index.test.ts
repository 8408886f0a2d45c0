import { expect, it } from 'vitest'
import * as entry from './index.ts'

/** Removing a name breaks the sites that import it, and so requires a major version. */
it('the package exports exactly this', () => {
  expect(Object.keys(entry).toSorted()).toEqual([
    'MallError',
    'challengeFrom',
    'cookies',
    'createCategoryCache',
    'createMall',
    'createMemoryStorage',
    'createNotices',
    'createSession',
    'decodeToken',
    'fileNameFromContentDisposition',
    'fileNameFromHeaders',
    'formatYuan',
    'hotKeywordPeriod',
    'imageSearchRules',
    'isMallError',
    'isMobileUserAgent',
    'loginBySessionKey',
    'logout',
    'mallVersionCookie',
    'rememberNewMall',
    'secondFactorOf',
    'sessionKeyOf',
    'switchToOldMall',
    'toFen',
    'toYuan',
    'validateFile',
    'waitForCookie',
  ])
})
