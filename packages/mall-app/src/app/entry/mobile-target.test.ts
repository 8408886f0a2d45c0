import { expect, test } from 'vitest'
import { mobileTarget } from './mobile-target.ts'

const platform = { Production: 'https://m.example/', Test: 'https://m-test.example/', ProductionHosts: ['mall.example'] }
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
const desk = 'Mozilla/5.0 (X11; Linux x86_64)'

const visit = (href: string, userAgent = phone) => ({ userAgent, href, hostname: new URL(href).hostname })

test.each([
  ['https://mall.example/', phone, 'https://m.example/'],
  ['https://mall.example/product/index?Keyword=a', phone, 'https://m.example/'],
  ['https://stage.mall.example/', phone, 'https://m-test.example/'],
  ['http://localhost:5173/', phone, null],
  ['http://127.0.0.1:5173/', phone, null],
  ['http://[::1]:5173/', phone, null],
  ['https://mall.example/', desk, null],
  ['https://mall.example/wechat-work-auth?code=1', phone, null],
  ['https://mall.example/login?ReturnUrl=%2Fwechat-work-auth', phone, null],
])('specification §1, mobile redirect: %s', (href, userAgent, expected) => {
  expect(mobileTarget(visit(href, userAgent), platform)).toBe(expected)
})

test.each(['', 'javascript:alert(1)', '/m'])('a site whose link platform is “%s” keeps its visitors', (Production) => {
  expect(mobileTarget(visit('https://mall.example/'), { ...platform, Production })).toBeNull()
})
