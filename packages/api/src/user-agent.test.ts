import { expect, it } from 'vitest'
import { isMobileUserAgent } from './user-agent.ts'

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', true],
  ['Mozilla/5.0 (Linux; Android 16; Pixel)', true],
  ['Mozilla/5.0 (Windows Phone 10.0)', true],
  ['Opera/9.80 (J2ME/MIDP; Opera Mini/9)', true],
  ['Mozilla/5.0 (BlackBerry; U)', true],
  ['Mozilla/5.0 (webOS/1.4)', true],
  ['Mozilla/5.0 (iPad; CPU OS 17)', true],
  ['iPod touch', true],
  ['SomeBrowser Mobile/1', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Safari/605', false],
  ['', false],
])('%s', (ua, isMobile) => expect(isMobileUserAgent(ua)).toBe(isMobile))
