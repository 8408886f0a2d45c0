import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cookies } from './cookies.ts'
import { createMall } from './create-mall.ts'
import { createSession } from './session/session.ts'
import { createMemoryStorage } from './session/storage.ts'
import { failure, loginOf, success } from './testing/responses.ts'
import { createScriptedServer } from './testing/scripted-server.ts'
import { rememberNewMall } from './remember-new-mall.ts'
import { switchToOldMall } from './version-switch.ts'

const jumpPath = '/api/Account/JumpOldLink'
const allowedOrigins = ['https://old.mall.test']

const start = () => {
  const server = createScriptedServer({ token: 'good' })
  server.on(jumpPath, () => success('https://old.mall.test/enter?a=1'))
  const session = createSession({ storage: createMemoryStorage() })
  session.set(loginOf(1, 'good', 'refresh-0'))
  const jumps: string[] = []
  const shown: string[] = []
  const mall = createMall({
    baseUrl: 'http://mall.test',
    session,
    fetch: server.fetch,
    onOldMall: (address) => jumps.push(address),
    onError: (error) => shown.push(error.message),
  })
  return { server, session, mall, jumps, shown }
}

beforeEach(() => cookies.clearExcept([]))

describe('old-mall mode, specification §4', () => {
  it('jumps once before the first call, then the calls go on', async () => {
    cookies.set('MallVersion', 'old')
    const { server, mall, jumps } = start()
    await Promise.all([mall.shoppingCart.count(), mall.product.search({ Key: 'x' })])
    await mall.shoppingCart.count()
    expect(jumps).toEqual(['https://old.mall.test/enter?a=1'])
    expect(server.seen[0]?.path).toBe(jumpPath)
    expect(server.to(jumpPath)).toHaveLength(1)
    expect(server.to('/api/ShoppingCart/Count')).toHaveLength(2)
  })

  it('does not apply to the jump and the refresh themselves, to another version, or without a login', async () => {
    cookies.set('MallVersion', 'old')
    const { server, mall, session, jumps } = start()
    await mall.account.jumpOldLink()
    expect(jumps).toEqual([])
    session.clear()
    server.on('/api/Product/Search', () => success([]))
    await mall.product.search({ Key: 'x' })
    expect(server.to(jumpPath)).toHaveLength(1)
    cookies.set('MallVersion', 'new')
    session.set(loginOf(1, 'good', 'refresh-0'))
    await mall.product.search({ Key: 'x' })
    expect(jumps).toEqual([])
  })

  it.each([['javascript:alert(1)'], [''], [null], [{ a: 1 }]])('does not navigate when the address is %j: 未获取到旧版商城地址', async (address) => {
    cookies.set('MallVersion', 'old')
    const { server, mall, jumps, shown } = start()
    server.on(jumpPath, () => success(address))
    await mall.shoppingCart.count()
    expect(jumps).toEqual([])
    expect(shown).toEqual(['未获取到旧版商城地址'])
  })
})

describe('version switching, specification §4', () => {
  it('post: marks the browser and submits a hidden form with return address, token and extra fields', async () => {
    const { mall } = start()
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
    await switchToOldMall(mall, { returnUrl: '/a', mode: 'post', extra: { submit: '1' }, allowedOrigins })
    const form = submit.mock.contexts[0] as HTMLFormElement
    expect([form.method, form.action, form.hidden]).toEqual(['post', 'https://old.mall.test/enter?a=1', true])
    expect(Object.fromEntries(new FormData(form))).toEqual({ submit: '1', returnUrl: '/a', token: 'good' })
    expect(cookies.get('MallVersion')).toBe('old')
    form.remove()
    submit.mockRestore()
  })

  it('get: goes to the address with the same as query parameters, once the cookie is set', async () => {
    const { mall, jumps } = start()
    const visited: string[] = []
    const go = (address: string) => visited.push(`${cookies.get('MallVersion')} ${address}`)
    await switchToOldMall(mall, { returnUrl: '/a?b=c', mode: 'get', extra: { lang: 'zh' }, allowedOrigins, go })
    expect(visited).toEqual(['old https://old.mall.test/enter?a=1&lang=zh&returnUrl=%2Fa%3Fb%3Dc&token=good'])
    await mall.shoppingCart.count()
    expect(jumps).toEqual([])
  })

  it.each([
    ['no text', () => success(null)],
    ['another origin', () => success('https://old.mall.test.evil.test/')],
    ['no address', () => success('old.mall.test')],
    ['a failure', () => failure('没有旧版商城')],
  ])('%s: 未获取到旧版商城地址, and nothing changes', async (_, respond) => {
    const { server, mall } = start()
    server.on(jumpPath, respond)
    const go = vi.fn()
    await expect(switchToOldMall(mall, { returnUrl: '/', mode: 'get', allowedOrigins, go })).rejects.toMatchObject({
      message: '未获取到旧版商城地址',
    })
    expect(go).not.toHaveBeenCalled()
    expect(cookies.get('MallVersion')).toBeUndefined()
  })

  it('a query MallVersion marks the browser as one of the new mall (specification §2)', () => {
    rememberNewMall('?Keyword=a')
    expect(cookies.get('MallVersion')).toBeUndefined()
    rememberNewMall('?MallVersion=1')
    expect(cookies.get('MallVersion')).toBe('new')
  })
})
