import { connection } from 'next/server'
import { baseUrl } from '../mall'
import { LoginForm } from './login-form'

/** The captcha is slid in the browser, so that the browser asks the mall for it; its address is this server's to know. */
export default async function Page() {
  await connection()
  return (
    <main style={{ maxInlineSize: 360, marginInline: 'auto', padding: 24 }}>
      <h1>登录</h1>
      <LoginForm mall={baseUrl} />
    </main>
  )
}
