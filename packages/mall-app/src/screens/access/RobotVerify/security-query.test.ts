import { expect, test } from 'vitest'
import { readSecurityQuery } from './security-query.ts'

const now = new Date('2026-03-18T02:00:00Z')
const read = (query: string) => readSecurityQuery(new URLSearchParams(query), now)

test('what a gateway reports of a visit is shown', () => {
  const reported = 'Ip=203.0.113.24&CurrentTime=2026-03-18T09:59:00%2B08:00&Target=%2Fapi%2FProduct%2FList&Guid=6f1c2b7e-4a59-4c1d-9e02-5d1f7a30b8c4'
  expect(read(reported)).toEqual({
    Ip: '203.0.113.24',
    CurrentTime: '2026-03-18T01:59:00.000Z',
    Target: '/api/Product/List',
    Guid: '6f1c2b7e-4a59-4c1d-9e02-5d1f7a30b8c4',
  })
})

test.each(['', 'Ip=%E8%AF%B7%E8%87%B4%E7%94%B5400&CurrentTime=soon&Target=https%3A%2F%2Fevil.example&Guid=1', 'Target=%2F%2Fevil.example'])(
  'what is not what it should be is left out: %s',
  (query) => expect(read(query)).toEqual({ Ip: '', CurrentTime: now.toISOString(), Target: '', Guid: '' }),
)
