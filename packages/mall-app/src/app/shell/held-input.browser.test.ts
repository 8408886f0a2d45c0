import { afterEach, expect, test, vi } from 'vitest'
import { holdInput } from './held-input.ts'

function page() {
  document.body.innerHTML = '<button id="drawn"><span>…</span></button><button id="answers"></button><a id="link" href="#there">…</a>'
  const pressed = vi.fn<(id: string) => void>()
  for (const id of ['drawn', 'answers', 'link']) document.getElementById(id)?.addEventListener('click', () => pressed(id))
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  const release = holdInput((button) => button.id === 'answers')
  return { pressed, press, release }
}

afterEach(() => document.body.replaceChildren())

test('a press of a button that is only drawn is done once it answers, and once', () => {
  const { pressed, press, release } = page()
  press('#drawn span')
  press('#drawn')
  expect(pressed).not.toHaveBeenCalled()
  release()
  expect(pressed.mock.calls).toEqual([['drawn']])
})

test('what answers already and links are left alone', () => {
  const { pressed, press, release } = page()
  press('#answers')
  press('#link')
  expect(pressed.mock.calls).toEqual([['answers'], ['link']])
  release()
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('nothing is held after that', () => {
  const { pressed, press, release } = page()
  release()
  press('#drawn')
  release()
  expect(pressed.mock.calls).toEqual([['drawn']])
})

test('the button that sends a form is held like any other', () => {
  document.body.innerHTML = '<form><input name="q" value="笔" /><button type="submit">搜索</button></form>'
  const sent = vi.fn<() => void>()
  const form = document.querySelector('form')
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    sent()
  })
  const release = holdInput(() => false)
  form?.querySelector('button')?.click()
  expect(sent).not.toHaveBeenCalled()
  release()
  expect(sent).toHaveBeenCalledTimes(1)
})

test('steps back and forth are heard once it answers, as one, with the state of where one is', () => {
  const heard = vi.fn<(state: unknown) => void>()
  const release = holdInput(() => false)
  const listen = ({ state }: PopStateEvent) => heard(state)
  addEventListener('popstate', listen)
  history.replaceState({ at: 'here' }, '')
  dispatchEvent(new PopStateEvent('popstate', { state: { at: 'before' } }))
  dispatchEvent(new PopStateEvent('popstate', { state: { at: 'here' } }))
  expect(heard).not.toHaveBeenCalled()
  release()
  expect(heard.mock.calls).toEqual([[{ at: 'here' }]])
  removeEventListener('popstate', listen)
  history.replaceState(null, '')
})
