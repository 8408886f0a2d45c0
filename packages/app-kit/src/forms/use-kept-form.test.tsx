import { createMemoryStorage, createSession } from '@mall/api'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { ClientContext } from '../session/mall-context.ts'
import { createKitServices } from '../session/services.ts'
import { removeDrafts } from '../storage/remove-drafts.ts'
import { draftLimits, draftStore } from './draft-store.ts'
import { DraftLine } from './DraftLine.tsx'
import { rulesResolver } from './rules-resolver.ts'
import { draftKeyOf, useDraftKey } from './use-form-draft.ts'
import { useKeptForm } from './use-kept-form.ts'

interface Values {
  Reason: string
  Kind: string
  Lines: { Name: string }[]
}

const key = 'draft:7@1:test'
const defaultValues: Values = { Reason: '', Kind: 'usual', Lines: [{ Name: '' }] }
const resolver = rulesResolver<Values>(({ Reason }) => (Reason === '' ? { Reason: '请填写' } : {}))
const offered = new Set(['usual', 'other'])
const fit = (draft: Values): Values => ({ ...draft, Kind: offered.has(draft.Kind) ? draft.Kind : 'usual', Lines: draft.Lines.map(({ Name }) => ({ Name })) })

/** A field that reads what the form holds only once. */
const Once = ({ read }: { readonly read: () => string }) => {
  const [first] = useState(read)
  return <output>{first}</output>
}

const Form = (props: { readonly draftKey?: string | undefined; readonly send?: (values: Values) => Promise<unknown> }) => {
  const { draftKey, send = () => Promise.resolve() } = { draftKey: key, ...props }
  const { form, submit, dirty, draft } = useKeptForm<Values, Values, unknown>({ resolver, defaultValues, draftKey, fit, send, onSent: () => {} })
  const { fields, append } = useFieldArray({ control: form.control, name: 'Lines' })
  return (
    <form noValidate data-dirty={dirty} data-kept={draft.isKept} onSubmit={(event) => void submit(event)}>
      <DraftLine draft={draft} />
      <input aria-label="事由" {...form.register('Reason')} />
      <input aria-label="类型" {...form.register('Kind')} />
      {fields.map((field, at) => (
        <input key={field.id} aria-label={`第 ${at + 1} 行`} {...form.register(`Lines.${at}.Name`)} />
      ))}
      <Once key={draft.round} read={() => form.getValues('Reason')} />
      <button type="button" onClick={() => append({ Name: '' })}>
        添加
      </button>
      <button type="submit">提交</button>
    </form>
  )
}

const reason = () => page.getByLabelText('事由')
const line = () => page.getByText(/已恢复 .* 未提交的内容。$/)
const kept = () => draftStore.get(key)?.values
const keep = (values: unknown, at = new Date().toISOString()) => localStorage.setItem(key, JSON.stringify({ at, values }))
const elsewhere = (newValue: string | null) => dispatchEvent(new StorageEvent('storage', { key, newValue }))
const typed: Values = { Reason: '季度补货', Kind: 'other', Lines: [{ Name: '签字笔' }, { Name: '复印纸' }] }

beforeEach(() => localStorage.clear())

test('what is typed is there again after the page was left, with lines that were added', async () => {
  const first = await render(<Form />)
  await reason().fill('季度补货')
  await page.getByRole('button', { name: '添加' }).click()
  await page.getByLabelText('第 2 行').fill('复印纸')
  await first.unmount()
  await render(<Form />)
  await expect.element(reason()).toHaveValue('季度补货')
  await expect.element(page.getByLabelText('第 2 行')).toHaveValue('复印纸')
  await expect.element(line()).toBeVisible()
})

test('a page that is closed while one types keeps the last letters', async () => {
  await render(<Form />)
  await reason().fill('年会')
  dispatchEvent(new Event('pagehide'))
  expect(kept()).toMatchObject({ Reason: '年会' })
})

test('a form without a draft says nothing, and keeps nothing that nobody typed', async () => {
  const screen = await render(<Form />)
  await expect.element(reason()).toHaveValue('')
  await expect.element(line()).not.toBeInTheDocument()
  await screen.unmount()
  expect(kept()).toBeUndefined()
})

test('what was typed and taken back is no draft', async () => {
  const screen = await render(<Form />)
  await reason().fill('季度补货')
  await expect.poll(kept).toMatchObject({ Reason: '季度补货' })
  await reason().fill('')
  await screen.unmount()
  expect(kept()).toBeUndefined()
})

test('a form without a key keeps nothing', async () => {
  const set = vi.spyOn(draftStore, 'set')
  const screen = await render(<Form draftKey={undefined} />)
  await reason().fill('年会')
  await screen.unmount()
  expect(set).not.toHaveBeenCalled()
  expect(localStorage).toHaveLength(0)
})

test('a restored form is one with something typed, and fields that read once read the draft', async () => {
  keep(typed)
  await render(<Form />)
  await expect.element(page.getByRole('status').filter({ hasText: '季度补货' })).toBeVisible()
  await expect.poll(() => document.querySelector('form')?.dataset['dirty']).toBe('true')
})

test('a choice that is no longer offered is the usual one', async () => {
  keep({ ...typed, Kind: 'gone' })
  await render(<Form />)
  await expect.element(page.getByLabelText('类型')).toHaveValue('usual')
  await expect.element(reason()).toHaveValue('季度补货')
})

test('放弃草稿 goes back to what the form begins with, and nothing is kept', async () => {
  keep(typed)
  const screen = await render(<Form />)
  await page.getByRole('button', { name: '放弃草稿' }).click()
  await expect.element(reason()).toHaveValue('')
  await expect.element(page.getByLabelText('第 2 行')).not.toBeInTheDocument()
  await expect.element(line()).not.toBeInTheDocument()
  await screen.unmount()
  expect(kept()).toBeUndefined()
})

test('what was sent is no draft, also when it was typed a moment before', async () => {
  const screen = await render(<Form />)
  await reason().fill('季度补货')
  await page.getByRole('button', { name: '提交' }).click()
  await expect.poll(kept).toBeUndefined()
  await screen.unmount()
  expect(kept()).toBeUndefined()
})

test('what could not be sent stays a draft', async () => {
  const screen = await render(<Form send={() => Promise.reject(new Error('offline'))} />)
  await reason().fill('季度补货')
  await page.getByRole('button', { name: '提交' }).click()
  await screen.unmount()
  expect(kept()).toMatchObject({ Reason: '季度补货' })
})

test('another tab that types, sends or discards is followed', async () => {
  await render(<Form />)
  elsewhere(JSON.stringify({ at: new Date().toISOString(), values: typed }))
  await expect.element(reason()).toHaveValue('季度补货')
  elsewhere(null)
  await expect.element(reason()).toHaveValue('')
  await expect.element(line()).not.toBeInTheDocument()
})

test('a tab that takes over a draft does not write it again: two tabs would answer each other for ever', async () => {
  const screen = await render(<Form />)
  // From then on an array of fields announces its values after each reset.
  await page.getByRole('button', { name: '添加' }).click()
  const at = new Date(Date.now() - 60_000).toISOString()
  // As it was written by the other tab, whose fields may be in another order.
  localStorage.setItem(key, JSON.stringify({ at, values: { Lines: typed.Lines, Kind: 'other', Reason: typed.Reason } }))
  elsewhere(localStorage.getItem(key))
  await expect.element(page.getByLabelText('第 2 行')).toHaveValue('复印纸')
  await screen.unmount()
  expect(draftStore.get(key)?.at).toBe(at)
})

test('a draft of another shape, or none at all, leaves the form as it is', async () => {
  keep({ Reason: '没有行' })
  const screen = await render(<Form />)
  await expect.element(reason()).toHaveValue('')
  expect(kept()).toBeUndefined()
  await screen.unmount()
  localStorage.setItem(key, '{"at":')
  await render(<Form />)
  await expect.element(reason()).toHaveValue('')
})

test('a draft that is too old is gone, and so is the oldest of too many', () => {
  keep(typed, new Date(Date.now() - (draftLimits.days + 1) * 86_400_000).toISOString())
  expect(draftStore.get(key)).toBeNull()
  const at = (minute: number) => new Date(Date.now() - minute * 60_000).toISOString()
  for (let one = 1; one <= draftLimits.count; one += 1) localStorage.setItem(`draft:7@1:${one}`, JSON.stringify({ at: at(one), values: typed }))
  expect(draftStore.set('draft:7@1:newest', typed)).toBe(true)
  expect(draftStore.get(`draft:7@1:${draftLimits.count}`)).toBeNull()
  expect(draftStore.get(`draft:7@1:${draftLimits.count - 1}`)).not.toBeNull()
  expect(localStorage.getItem(key)).toBeNull()
})

test('what cannot be kept is said, so that leaving asks', async () => {
  await render(<Form />)
  await reason().fill('长'.repeat(draftLimits.characters))
  await expect.poll(() => document.querySelector('form')?.dataset['kept']).toBe('false')
})

test('a logout takes the drafts with it, and nothing else', () => {
  keep(typed)
  localStorage.setItem('rememberedAccount', 'buyer')
  removeDrafts()
  expect(kept()).toBeUndefined()
  expect(localStorage.getItem('rememberedAccount')).toBe('buyer')
})

test('drafts of two apps on one host are apart: counted for each, and gone with the logout of their own', () => {
  const ofSeller = (form: string) => draftKeyOf('7@1', form, 'seller:')
  const at = (minute: number) => new Date(Date.now() - minute * 60_000).toISOString()
  for (let one = 1; one <= draftLimits.count; one += 1) localStorage.setItem(ofSeller(String(one)), JSON.stringify({ at: at(one), values: typed }))
  expect(draftStore.set(key, typed)).toBe(true)
  expect(draftStore.get(ofSeller(String(draftLimits.count)))).not.toBeNull()
  expect(draftStore.set(ofSeller('newest'), typed)).toBe(true)
  expect(draftStore.get(ofSeller(String(draftLimits.count)))).toBeNull()
  expect(kept()).toEqual(typed)
  removeDrafts()
  expect(kept()).toBeUndefined()
  expect(draftStore.get(ofSeller('newest'))).not.toBeNull()
  keep(typed)
  removeDrafts('seller:')
  expect(draftStore.get(ofSeller('newest'))).toBeNull()
  expect(kept()).toEqual(typed)
})

test('the drafts of an app that is not the mall have its name', async () => {
  const session = createSession({ storage: createMemoryStorage() })
  session.set({
    Token: 'T', RefreshToken: 'R', Role: [],
    User: { uid: 7, utype: 'GU', nname: '用户' }, Enterprise: { EnterpriseId: 1, EnterpriseName: '华启科技', GroupId: 1, DepartmentId: 1 },
  })
  const Name = () => <output>{useDraftKey('site')}</output>
  const services = createKitServices({ session })
  const drawn = (app?: string) => (
    <ClientContext value={{ ...services, app }}>
      <Name />
    </ClientContext>
  )
  const name = () => document.querySelector('output')?.textContent
  const screen = await render(drawn())
  await expect.poll(name).toBe('draft:7@1:site')
  await screen.rerender(drawn('seller:'))
  await expect.poll(name).toBe('seller:draft:7@1:site')
})
