import { expect, test, vi } from 'vitest'
import { askForView, openViewPage, type HandedView } from './view-handover.ts'

const origin = 'https://mall.example'
const view: HandedView = { Token: 'token', User: { uid: 1, utype: 'GU', nname: '王璐' }, Enterprise: { EnterpriseId: 1, EnterpriseName: '华启', GroupId: 1, DepartmentId: 1 }, Role: [], Person: '王璐', LeftMs: 1_800_000 }

interface Sent {
  readonly data: unknown
  readonly target: string
}

/** A window: what it was sent, and what it hears from another one. */
const windowAt = (at = origin) => {
  const events = new EventTarget()
  const sent: Sent[] = []
  const own = Object.assign(events, { location: { origin: at }, sent, close: vi.fn(), postMessage: (data: unknown, target: string) => void sent.push({ data, target }) })
  return Object.assign(own, {
    hear: (source: object, data: unknown, from = origin) => events.dispatchEvent(Object.assign(new Event('message'), { source, origin: from, data })),
  })
}
type Made = ReturnType<typeof windowAt>
const asWindow = (made: Made) => made as unknown as Window

const opened = () => {
  const [back, page] = [windowAt(), windowAt()]
  const open = vi.fn(() => asWindow(page))
  const handed = openViewPage(Object.assign(back, { open }))
  if (handed === null) throw new Error('blocked')
  return { back, page, handed, open }
}

const asking = (nonce: string) => ({ kind: 'mall:view-wanted', nonce })

test.each([
  ['the page asks first', true],
  ['the server is quicker', false],
])('the view goes to the page that was opened, for this origin, once: %s', (_case, isAskedFirst) => {
  const { back, page, handed, open } = opened()
  expect(open).toHaveBeenCalledExactlyOnceWith('/viewCustomer', '_blank')
  if (isAskedFirst) back.hear(page, asking('a'))
  handed.give(view)
  if (!isAskedFirst) back.hear(page, asking('a'))
  back.hear(page, asking('b'))
  expect(page.sent).toEqual([{ data: { kind: 'mall:view', nonce: 'a', view }, target: origin }])
})

test.each([
  ['another window', (page: Made) => [windowAt(), asking('a'), origin, page] as const],
  ['a page of another origin in it', (page: Made) => [page, asking('a'), 'https://elsewhere.example', page] as const],
  ['another message', (page: Made) => [page, { kind: 'mall:view-wanted' }, origin, page] as const],
])('%s gets nothing', (_case, from) => {
  const { back, page, handed } = opened()
  handed.give(view)
  const [source, data, at] = from(page)
  back.hear(source, data, at)
  expect(page.sent).toEqual([])
})

test('without a view the page closes, and is not answered any more', () => {
  const { back, page, handed } = opened()
  handed.giveUp()
  back.hear(page, asking('a'))
  expect(page.close).toHaveBeenCalledOnce()
  expect(page.sent).toEqual([])
})

test('a window that the browser blocks is null', () => {
  expect(openViewPage(Object.assign(windowAt(), { open: () => null }) as unknown as Window)).toBeNull()
})

test('the page asks whoever has opened it, and takes one answer to its own question', () => {
  const [here, opener] = [windowAt(), windowAt()]
  const take = vi.fn()
  askForView(asWindow(opener), 'a', take, asWindow(here))
  expect(opener.sent).toEqual([{ data: asking('a'), target: origin }])
  const answer = { kind: 'mall:view', nonce: 'a', view }
  here.hear(windowAt(), answer)
  here.hear(opener, answer, 'https://elsewhere.example')
  here.hear(opener, { ...answer, nonce: 'b' })
  here.hear(opener, { ...answer, view: { ...view, Token: 1 } })
  expect(take).not.toHaveBeenCalled()
  here.hear(opener, answer)
  here.hear(opener, answer)
  expect(take).toHaveBeenCalledExactlyOnceWith(view)
})

test('after it has stopped waiting it takes nothing', () => {
  const [here, opener] = [windowAt(), windowAt()]
  const take = vi.fn()
  askForView(asWindow(opener), 'a', take, asWindow(here))()
  here.hear(opener, { kind: 'mall:view', nonce: 'a', view })
  expect(take).not.toHaveBeenCalled()
})
