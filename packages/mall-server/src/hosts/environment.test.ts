import { createHash } from 'node:crypto'
import { defaultSite } from '@mall/api/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { configOf, readEnvironment } from './environment.ts'

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(readEnvironment({})).toMatchObject({ HOST: '127.0.0.1', PORT: 5100, DATA_DIR: '.data', MALL_ENV: 'live', TRUST_PROXY: false })
  })

  it('takes an empty variable as absent', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '', MALL_SECRET: '' })).toEqual(readEnvironment({}))
  })

  it('names every bad variable without its value', () => {
    const read = () => readEnvironment({ PORT: 'abc', MALL_SECRET: 'tooshort', DATABASE_URL: 'mysql://root:hunter2@db' })
    expect(read).toThrow(/PORT[^]*MALL_SECRET|MALL_SECRET[^]*PORT/)
    expect(read).toThrow(/DATABASE_URL/)
    expect(read).not.toThrow(/tooshort|hunter2/)
  })

  it('takes the address of a store for uploads with its key, and says no word of the secret', () => {
    expect(readEnvironment({ FILES_URL: 's3://key:secret@s3.example/mall' }).FILES_URL).toContain('s3.example')
    const read = () => readEnvironment({ FILES_URL: 'https://key:hunter2@s3.example/mall' })
    expect(read).toThrow(/FILES_URL/)
    expect(read).not.toThrow(/hunter2/)
  })

  it('takes exact origins of other sites, and nothing wider', () => {
    const origins = (CORS_ORIGINS: string) => configOf(readEnvironment({ CORS_ORIGINS }), '').corsOrigins
    expect(origins('')).toEqual([])
    expect(origins('https://shop.example, http://127.0.0.1:5173')).toEqual(['https://shop.example', 'http://127.0.0.1:5173'])
    for (const wide of ['*', 'https://*.example', 'https://shop.example/', 'shop.example', 'https://shop.example,*', 'null', 'file:///a']) {
      expect(() => origins(wide), wide).toThrow(/CORS_ORIGINS/)
    }
  })

  it('takes a secret of carriers that base64 can be, and no other', () => {
    const secretOf = (CARRIER_SECRET: string) => readEnvironment({ CARRIER_SECRET }).CARRIER_SECRET
    for (const length of [32, 34, 35, 43, 86]) expect(secretOf(`whsec_${'A'.repeat(length)}`)).toHaveLength(length + 6)
    expect(secretOf(`whsec_${btoa('a'.repeat(32))}`)).toMatch(/=$/)
    for (const wrong of [`whsec_${'A'.repeat(33)}`, `whsec_${'A'.repeat(32)}==`, `whsec_${'A'.repeat(31)}`, 'A'.repeat(32)]) expect(() => secretOf(wrong), wrong).toThrow(/CARRIER_SECRET/)
  })

  it('takes a tax platform with its secret alone', () => {
    const settings = { TAX_PLATFORM_URL: 'https://tax.example/issue', TAX_PLATFORM_SECRET: `whsec_${'A'.repeat(32)}` }
    expect(readEnvironment(settings)).toMatchObject(settings)
    for (const [name, value] of Object.entries(settings)) expect(() => readEnvironment({ [name]: value })).toThrow('TAX_PLATFORM_URL and TAX_PLATFORM_SECRET belong together.')
    expect(() => readEnvironment({ ...settings, TAX_PLATFORM_URL: 'file:///tax' })).toThrow(/TAX_PLATFORM_URL/)
    expect(() => readEnvironment({ ...settings, TAX_PLATFORM_SECRET: 'short' })).toThrow(/TAX_PLATFORM_SECRET/)
  })

  it('puts the seller’s side on another host than the mall, or leaves it there', () => {
    const apartOf = (settings: Record<string, string>) => configOf(readEnvironment(settings), '').apart
    expect(apartOf({ PUBLIC_URL: 'https://mall.example' })).toBeNull()
    expect(apartOf({ PUBLIC_URL: 'https://mall.example', SELLER_ORIGIN: 'https://seller.example' })).toEqual({ mallOrigin: 'https://mall.example', sellerOrigin: 'https://seller.example' })
    for (const wrong of [{ SELLER_ORIGIN: 'https://seller.example' }, { SELLER_ORIGIN: 'https://mall.example', PUBLIC_URL: 'https://mall.example' }, { SELLER_ORIGIN: 'http://mall.example', PUBLIC_URL: 'https://mall.example' }, { SELLER_ORIGIN: 'https://seller.example/seller', PUBLIC_URL: 'https://mall.example' }]) {
      expect(() => apartOf(wrong), JSON.stringify(wrong)).toThrow(/SELLER_ORIGIN/)
    }
  })

  describe('what the site shows of itself', () => {
    const siteOf = (SITE_CONFIG: unknown, others: Record<string, string> = {}) => configOf(readEnvironment({ ...others, SITE_CONFIG: typeof SITE_CONFIG === 'string' ? SITE_CONFIG : JSON.stringify(SITE_CONFIG) }), '').site

    it('is the default with what is set, the demo’s numbers only with the demo', () => {
      expect(siteOf('')).toMatchObject({ Name: '文房商城', Hotlines: [{ Number: '400-000-0001' }, {}] })
      expect(siteOf('', { SEED: 'none', SELLER_NAME: '甲', SELLER_TAX_NO: '310101123456789' })).toEqual(defaultSite)
      expect(siteOf({ Name: '甲商城', Hotlines: [] })).toMatchObject({ Name: '甲商城', Slogan: defaultSite.Slogan, Hotlines: [] })
    })

    it('knows the old mall and the messenger by their connections', () => {
      expect(siteOf({}, { OLD_MALL_URL: 'https://old.example/entry?a=1', OLD_MALL_MODE: 'get', WECOM_CORP_ID: 'ww1', WECOM_SECRET: 's', WECOM_AGENT_ID: '7' })).toMatchObject({
        OldMall: { Origins: ['https://old.example'], Mode: 'get' },
        WeChatWork: { CorpId: 'ww1', AgentId: '7' },
      })
    })

    it.each<[string, unknown, string]>([
      ['a name that does not exist', { Hotline: [] }, 'SITE_CONFIG: Unrecognized key'],
      ['the old mall’s origins, which receive tokens', { OldMall: { Origins: ['https://evil.example'], Mode: 'post' } }, 'Unrecognized key'],
      ['a hotline without a number', { Hotlines: [{ Label: '企业业务热线', Number: ' ', Hours: '' }] }, 'SITE_CONFIG.Hotlines.0.Number'],
      ['a link that a browser would run', { ServiceHref: 'javascript:alert(1)' }, 'SITE_CONFIG.ServiceHref: must be a path of the mall'],
      ['a link that leaves by two slashes', { TopBanner: { Text: '甲', Href: '//evil.example' } }, 'SITE_CONFIG.TopBanner.Href'],
      ['a QR code of a path', { MobileCodes: [{ Label: '甲', Hint: '', Address: '/m' }] }, 'SITE_CONFIG.MobileCodes.0.Address'],
      ['what is no JSON', '{', 'must be JSON'],
    ])('rejects %s', (_, settings, message) => {
      expect(() => siteOf(settings)).toThrow(message)
    })
  })

  describe('without the demo', () => {
    const needed = { SELLER_NAME: '文房商城', SELLER_TAX_NO: '310101123456789' }
    const MALL_SECRET = 'kQ3vT8sWm1ZpX5rNc7Yd2LfHb9GjUe4A6iRoPzVt'
    const DATABASE_URL = 'postgres://mall@db/mall'

    it('starts in production and on a database of its own, unless the demo is asked for', () => {
      expect(readEnvironment({})).toMatchObject({ SEED: 'demo', FULFILMENT: 'demo' })
      expect(readEnvironment({ ...needed, NODE_ENV: 'production' })).toMatchObject({ SEED: 'none', FULFILMENT: 'off', PAYMENT: 'off' })
      expect(readEnvironment({ ...needed, DATABASE_URL, MALL_SECRET })).toMatchObject({ SEED: 'none', FULFILMENT: 'off', PAYMENT: 'off' })
      expect(readEnvironment({ DATABASE_URL, MALL_SECRET, SEED: 'demo' })).toMatchObject({ SEED: 'demo', FULFILMENT: 'demo' })
    })

    it('plays nobody: no accounts, no seller, no name on the invoices', () => {
      expect(() => readEnvironment({ NODE_ENV: 'production', SEED: 'demo' })).toThrow('must not run with NODE_ENV=production')
      expect(() => readEnvironment({ ...needed, SEED: 'none', FULFILMENT: 'demo' })).toThrow('needs SEED=demo')
      expect(() => readEnvironment({ ...needed, SEED: 'none', PAYMENT: 'demo' })).toThrow('needs SEED=demo')
      expect(() => readEnvironment({ SEED: 'none' })).toThrow('SELLER_NAME and SELLER_TAX_NO are required')
    })

    it('reads a follower of nothing but a database of its own', () => {
      const DATABASE_READ_URL = 'postgres://mall@follower/mall'
      expect(readEnvironment({ ...needed, DATABASE_URL, DATABASE_READ_URL, MALL_SECRET })).toMatchObject({ DATABASE_READ_URL })
      expect(() => readEnvironment({ DATABASE_READ_URL })).toThrow('DATABASE_READ_URL follows DATABASE_URL')
    })

    it('goes around a pooler only where it has two databases of it', () => {
      const [DATABASE_READ_URL, DATABASE_DIRECT_URL] = ['postgres://mall@pooler/mall_lists', 'postgres://mall@db/mall']
      expect(readEnvironment({ ...needed, DATABASE_URL, DATABASE_READ_URL, DATABASE_DIRECT_URL, MALL_SECRET })).toMatchObject({ DATABASE_DIRECT_URL })
      expect(() => readEnvironment({ ...needed, DATABASE_URL, DATABASE_DIRECT_URL, MALL_SECRET })).toThrow('DATABASE_DIRECT_URL is behind a pooler')
    })

    it('needs the secret that all processes of a database share', () => {
      expect(() => readEnvironment({ ...needed, DATABASE_URL })).toThrow('MALL_SECRET is required with DATABASE_URL')
      expect(() => readEnvironment({ DATABASE_URL, SEED: 'demo' })).toThrow('MALL_SECRET is required with DATABASE_URL')
    })
  })

  it('has a seller whose tax number is one', () => {
    expect(configOf(readEnvironment({ SELLER_NAME: '文房商城', SELLER_TAX_NO: '310101123456789' }), '').seller).toEqual({ name: '文房商城', taxNo: '310101123456789' })
    expect(() => readEnvironment({ SELLER_TAX_NO: '91000000MALL000010' })).toThrow(/SELLER_TAX_NO/)
  })

  it('rejects test and development mode in production', () => {
    for (const MALL_ENV of ['test', 'dev']) expect(() => readEnvironment({ NODE_ENV: 'production', MALL_ENV })).toThrow('may run with NODE_ENV=production')
    expect(readEnvironment({ NODE_ENV: 'production', SELLER_NAME: '文房商城', SELLER_TAX_NO: '310101123456789' }).MALL_ENV).toBe('live')
    expect(readEnvironment({ MALL_ENV: 'test' }).MALL_ENV).toBe('test')
  })

  it('rejects cheap logins outside of test mode', () => {
    for (const MALL_ENV of ['live', 'dev']) expect(() => readEnvironment({ MALL_ENV, LOGIN_WORK: 'least' })).toThrow('must not run without MALL_ENV=test')
    expect(() => readEnvironment({ NODE_ENV: 'production', MALL_ENV: 'test', LOGIN_WORK: 'least' })).toThrow('may run with NODE_ENV=production')
    expect(readEnvironment({ MALL_ENV: 'test', LOGIN_WORK: 'least' }).LOGIN_WORK).toBe('least')
    expect(readEnvironment({ MALL_ENV: 'test' }).LOGIN_WORK).toBe('full')
  })

  it.each(['MALL_SECRET', 'PARTNER_SECRET'])('rejects a %s that is easy to guess, in production', (name) => {
    const read = (secret: string, NODE_ENV = 'production') => readEnvironment({ NODE_ENV, SELLER_NAME: '文房商城', SELLER_TAX_NO: '310101123456789', [name]: secret })
    for (const weak of [
      'a'.repeat(40), 'changeme'.repeat(4), 'passwordpasswordpasswordpassword1', '0123456789abcdef0123456789abcdef', '01234567890123456789012345678901', 'abcdefghijklmnopqrstuvwxyzabcdef',
      'change-me-change-me-change-me-ch', 'your-secret-key-at-least-32-characters', 'a sentence that somebody wrote there', 'zyxwvutsrqponmlkjihgfedcba987654',
    ]) {
      expect(() => read(weak), weak).toThrow(`${name} is made of words`)
      expect(() => read(weak, 'development'), weak).not.toThrow()
    }
    const secrets = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((seed) => createHash('sha256').update(seed).digest())
    fc.assert(fc.property(secrets, (secret) => {
      expect(() => read(secret.toString('base64'))).not.toThrow()
      // As `openssl rand -base64 64` breaks its lines, and as a file ends.
      expect(() => read(`${secret.toString('base64')}\n${secret.toString('base64url').split('').toReversed().join('')}\n`)).not.toThrow()
      expect(() => read(secret.toString('hex').slice(0, 32))).not.toThrow()
    }), { numRuns: 1000 })
  })

  it('limits the rate unless it is switched off', () => {
    expect(configOf(readEnvironment({ RATE_PER_MINUTE: '10' }), '').rates).toEqual({ api: 10, picture: 6000, login: 30, loginAddress: 300, captcha: 900, captchaKeys: 20, captchaFailures: 5, captchaIdle: 10, captchaUnsolved: 60, credential: 40, credentialNetwork: 120, credentialHour: 120, credentialNetworkHour: 360, image: 30, import: 20, chat: 12 })
    expect(configOf(readEnvironment({ RATE_LIMIT: 'off', RATE_PER_MINUTE: '10' }), '').rates.api).toBe(Infinity)
  })

  it('takes the address of a third party’s captcha with its secret, or none of them', () => {
    expect(() => readEnvironment({ CAPTCHA_SECRET: 'secret' })).toThrow('belong together')
    expect(() => readEnvironment({ CAPTCHA_VERIFY_URL: 'https://captcha.example/siteverify' })).toThrow('belong together')
    expect(readEnvironment({ CAPTCHA_VERIFY_URL: 'https://captcha.example/siteverify', CAPTCHA_SECRET: 'secret' }).CAPTCHA_SECRET).toBe('secret')
  })

  it('takes an endpoint for the adviser with its key and model, or none of them', () => {
    const whole = { AI_BASE_URL: 'https://ai.example/v1', AI_API_KEY: 'sk-0123456789', AI_MODEL: 'chat' }
    expect(readEnvironment(whole)).toMatchObject(whole)
    for (const name of Object.keys(whole)) expect(() => readEnvironment({ ...whole, [name]: '' }), name).toThrow('belong together')
    const read = () => readEnvironment({ ...whole, AI_API_KEY: 'sk-with a blank', AI_BASE_URL: 'file:///etc/passwd' })
    expect(read).toThrow(/AI_BASE_URL[^]*AI_API_KEY/)
    expect(read).not.toThrow(/sk-with|passwd/)
  })

  it('signs partner keys with another secret than tokens', () => {
    const config = configOf(readEnvironment({}), 'made-once')
    expect(config.secret).toBe('made-once')
    expect(config.partnerSecret).not.toBe(config.secret)
    const same = 'one secret of more than thirty-two characters'
    expect(() => readEnvironment({ MALL_SECRET: same, PARTNER_SECRET: same })).toThrow(/^PARTNER_SECRET must differ from MALL_SECRET/)
  })
})
