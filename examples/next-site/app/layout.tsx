import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { Providers } from './providers'
import { StyleRegistry } from './style-registry'

export const metadata: Metadata = { title: '文具橱窗', icons: { icon: 'data:,' } }

export default async function Layout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? ''
  return (
    <html lang="zh-CN">
      <head>
        {/* Where styled-components finds it in the browser. */}
        <meta property="csp-nonce" content={nonce} />
      </head>
      <body style={{ margin: 0 }}>
        <StyleRegistry nonce={nonce}>
          <Providers>{children}</Providers>
        </StyleRegistry>
      </body>
    </html>
  )
}
