import type { LoginInfo } from '@mall/api'
import { useState, type ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { useAction } from '../actions/use-action.ts'
import { LeaveGuard } from '../forms/LeaveGuard.tsx'
import { useSentForm } from '../forms/use-sent-form.ts'
import { Guarded } from '../screens/Guarded.tsx'
import { createBrowserTabs } from '../testing/browser-tabs.ts'
import { KitProviders } from './KitProviders.tsx'
import { createKitServices } from './services.ts'

beforeEach(() => localStorage.clear())

const loginOf = (uid: number, Token: string): LoginInfo => ({
  Token,
  RefreshToken: `refresh ${Token}`,
  User: { uid, utype: 'GU', nname: `用户${uid}` },
  Enterprise: { EnterpriseId: 1, EnterpriseName: '华启科技', GroupId: 1 } as LoginInfo['Enterprise'],
  Role: [],
  Redirect: '/',
  ReturnUrl: '',
})

const loginHref = (returnUrl: string) => (returnUrl === '' ? '/login' : `/login?ReturnUrl=${returnUrl}`)

const Where = () => <output aria-label="当前地址">{useLocation().pathname}</output>

/** A page with one field and one action. */
const Form = () => {
  const [text, setText] = useState('')
  const { run } = useAction('POST /api/Inquiry/Message', { done: '已发送' })
  return (
    <>
      <LeaveGuard dirty={text !== ''} />
      <input aria-label="内容" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => run({ InquiryId: 7, Text: text })}>发送</button>
    </>
  )
}

/** A page whose form says beside its button why it was not sent. */
const SayingForm = () => {
  const { send } = useAction('POST /api/Inquiry/Message', { silent: true })
  const { form, submit, dirty, problem } = useSentForm<{ text: string }, { text: string }, unknown>({
    defaultValues: { text: '' }, resolver: (values) => ({ values, errors: {} }), send: ({ text }) => send({ InquiryId: 7, Text: text }), onSent: () => {},
  })
  return (
    <form onSubmit={(event) => void submit(event)}>
      <LeaveGuard dirty={dirty} />
      <input aria-label="内容" {...form.register('text')} />
      {problem ? <p role="alert">{problem.text}</p> : null}
      <button type="submit">发送</button>
      {form.formState.isSubmitting ? null : <output aria-label="次数">{form.formState.submitCount}</output>}
    </form>
  )
}

interface Sent {
  readonly RequestId: string
  readonly token: string | null
}

const envelope = (body: unknown, status = 200) => Response.json({ MsgHeader: { Success: status === 200, Code: '', RetMessage: '' }, MsgBody: body }, { status })

/** Tabs of one browser on a mall that knows the token 'good' and refuses to refresh. */
const openMall = (page: ReactNode = <Form />) => {
  const tabs = createBrowserTabs()
  const sent: Sent[] = []
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const body = (await request.json()) as { readonly RequestId: string }
    if (pathname === '/api/Account/RefreshToken') return envelope(null, 401)
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? null
    if (pathname === '/api/Inquiry/Message') sent.push({ RequestId: body.RequestId, token })
    return token === 'good' ? envelope(null) : envelope(null, 401)
  }
  const openTab = () => {
    const { session } = tabs.open()
    if (session.get() === null) session.set(loginOf(1, 'stale'))
    const services = createKitServices({ session, client: { baseUrl: 'http://mall.test', fetch: answer } })
    const tab = (
      <MemoryRouter initialEntries={['/form']}>
        <KitProviders services={services} loginHref={loginHref}>
          <Routes>
            <Route path="/form" element={<Guarded route={{ access: 'login', kind: 'page' }} loginHref={loginHref}>{page}</Guarded>} />
            <Route path="*" element={null} />
          </Routes>
          <Where />
        </KitProviders>
      </MemoryRouter>
    )
    return { services, session, tab }
  }
  return { sent, openTab }
}

const field = () => page.getByLabelText('内容')
const dialog = () => page.getByRole('dialog', { name: '登录已过期，请重新登录' })
const where = () => page.getByLabelText('当前地址')

/** A page with something typed whose session turns out to have ended. */
const typedAndEnded = async () => {
  const mall = openMall()
  const tab = mall.openTab()
  await render(tab.tab)
  await field().fill('在吗')
  await page.getByRole('button', { name: '发送' }).click()
  await expect.element(dialog()).toBeVisible()
  return { ...mall, ...tab }
}

test('the page stays under one dialog, and after a login of the same person the same action is sent again under its id', async () => {
  const { sent, services, session } = await typedAndEnded()
  void services.mall.product.search({ Key: 'x' }, { quiet: true })
  await expect.element(field()).toHaveValue('在吗')
  session.set(loginOf(1, 'good'))
  await expect.element(page.getByText('已发送')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(sent.map(({ token }) => token)).toEqual(['stale', 'good'])
  expect(new Set(sent.map(({ RequestId }) => RequestId)).size).toBe(1)
  await expect.element(where()).toHaveTextContent('/form')
})

test('关闭 keeps the page under a banner that asks again; a call in the background asks nothing', async () => {
  const { services, sent, session } = await typedAndEnded()
  await page.getByRole('button', { name: '关闭' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(field()).toHaveValue('在吗')
  await expect.poll(() => session.get()).toBeNull()
  await expect(services.mall.product.search({ Key: 'x' }, { quiet: true })).rejects.toMatchObject({ kind: 'unauthorized' })
  await expect.element(dialog()).not.toBeInTheDocument()
  await page.getByRole('button', { name: '重新登录' }).click()
  await expect.element(dialog()).toBeVisible()
  session.set(loginOf(1, 'good'))
  await expect.element(dialog()).not.toBeInTheDocument()
  await page.getByRole('button', { name: '发送' }).click()
  await expect.poll(() => sent.at(-1)?.token).toBe('good')
})

test('an action after 关闭 asks again and then goes on', async () => {
  const { sent, session } = await typedAndEnded()
  await page.getByRole('button', { name: '关闭' }).click()
  await page.getByRole('button', { name: '发送' }).click()
  await expect.element(dialog()).toBeVisible()
  session.set(loginOf(1, 'good'))
  await expect.poll(() => sent.at(-1)?.token).toBe('good')
})

test('after 关闭 the banner alone says that the session has ended, and what was typed stays', async () => {
  const { sent, openTab } = openMall(<SayingForm />)
  const { tab, session } = openTab()
  await render(tab)
  await field().fill('在吗')
  await page.getByRole('button', { name: '发送' }).click()
  await page.getByRole('button', { name: '关闭' }).click()
  const banner = page.getByRole('button', { name: '重新登录' })
  await expect.element(banner).toBeVisible()
  await expect.element(page.getByLabelText('次数')).toHaveTextContent('1')
  await expect.element(page.getByText('未登录或登录已过期，请重新登录')).not.toBeInTheDocument()
  session.set(loginOf(1, 'good'))
  await expect.element(banner).not.toBeInTheDocument()
  await expect.element(page.getByText('未登录或登录已过期，请重新登录')).not.toBeInTheDocument()
  await expect.element(field()).toHaveValue('在吗')
  await page.getByRole('button', { name: '发送' }).click()
  await expect.poll(() => sent.at(-1)?.token).toBe('good')
})

test('somebody else who logs in elsewhere gets the page only after a question, and none of its calls', async () => {
  const { sent, session } = await typedAndEnded()
  session.set(loginOf(2, 'good'))
  await expect.element(page.getByText('离开此页，已填写的内容不会保留。')).toBeVisible()
  await expect.element(field()).toHaveValue('在吗')
  await page.getByRole('button', { name: '离开' }).click()
  await expect.poll(() => where().element().textContent).toBe('/')
  expect(sent.map(({ token }) => token)).toEqual(['stale'])
  expect(session.get()?.User.uid).toBe(2)
})

test('换账号 asks, and leads to the login', async () => {
  const { session } = await typedAndEnded()
  await page.getByRole('button', { name: '换账号' }).click()
  await page.getByRole('button', { name: '离开' }).click()
  await expect.element(where()).toHaveTextContent('/login')
  expect(session.get()).toBeNull()
})

test('another tab that finds the session ended and clears it leaves this page as it is; a logout there does not', async () => {
  const mall = openMall()
  const idle = mall.openTab()
  const tab = mall.openTab()
  await render(tab.tab)
  await field().fill('在吗')
  // What the other tab does: it has nothing typed.
  localStorage.setItem('sessionEnded', '1@1')
  idle.session.clear()
  await expect.element(dialog()).toBeVisible()
  await expect.element(field()).toHaveValue('在吗')
  tab.session.set(loginOf(1, 'good'))
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(field()).toHaveValue('在吗')
  localStorage.clear()
  idle.session.clear()
  await expect.element(where()).toHaveTextContent('/login')
})

test('with nothing typed and nothing under way the page is left, as before', async () => {
  const { services, tab } = openMall().openTab()
  await render(tab)
  await expect(services.mall.product.search({ Key: 'x' }, { quiet: true, silent: true })).rejects.toMatchObject({ kind: 'unauthorized' })
  await expect.element(where()).toHaveTextContent('/login')
  await expect.element(dialog()).not.toBeInTheDocument()
})
