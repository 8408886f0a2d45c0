import { logout } from '@mall/api'
import { MallThemeProvider, Toasts, TopBar } from '@mall/ui'
import { CaptchaDialog } from './CaptchaDialog.tsx'
import { Login } from './Login.tsx'
import { mall, toasts, useSession } from './mall.ts'
import { Files } from './Files.tsx'
import { Products } from './Products.tsx'

const brand = { name: '青松采购', primary: '#2F6B3A', radius: 6 }

export const Site = () => {
  const session = useSession()
  return (
    <MallThemeProvider brand={brand} scheme="system" density="comfortable" paintBody>
      <TopBar label="快捷入口">
        {session ? <TopBar.Greeting nickname={session.User.nname} onLogout={() => void logout(mall)} /> : null}
        <TopBar.Link href={mall.url('/')}>商城首页</TopBar.Link>
      </TopBar>
      <main style={{ display: 'grid', gap: 24, maxInlineSize: 1040, marginInline: 'auto', padding: 24 }}>
        {session ? (
          <>
            <Products />
            <Files />
          </>
        ) : (
          <Login />
        )}
      </main>
      <CaptchaDialog />
      <Toasts store={toasts} />
    </MallThemeProvider>
  )
}
