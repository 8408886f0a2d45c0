import { expect, test } from 'vitest'
import { invitationLinkOf } from './invitation-link.ts'

test('says who was invited, and with which key', () => {
  expect(invitationLinkOf('#account=lin.xiao&key=K7PM-3XQT-9WLR')).toEqual({ account: 'lin.xiao', key: 'K7PM-3XQT-9WLR' })
})

test.each(['', '#', '#account=lin', '#key=K7PM-3XQT-9WLR', '#account=&key=K7PM'])('%s is no link', (fragment) => {
  expect(invitationLinkOf(fragment)).toBeNull()
})
