import { LinkProvider, MallThemeProvider, type LinkProps } from '@mall/ui'
import type { ReactNode } from 'react'
import { Link, Outlet, Scripts, ScrollRestoration } from 'react-router'

const brand = { name: '文具橱窗', primary: '#2F6B3A' }

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />

/** The document of every page, failed ones too. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="zh-CN">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>文具橱窗</title>
      <link rel="icon" href="data:," />
    </head>
    <body style={{ margin: 0 }}>
      <MallThemeProvider brand={brand} scheme="system" density="comfortable">
        <LinkProvider component={RouterLink}>{children}</LinkProvider>
      </MallThemeProvider>
      <ScrollRestoration />
      <Scripts />
    </body>
  </html>
)

export default function Root() {
  return <Outlet />
}
