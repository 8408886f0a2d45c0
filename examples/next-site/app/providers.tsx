'use client'

import { LinkProvider, MallThemeProvider } from '@mall/ui'
import Link from 'next/link'
import type { ReactNode } from 'react'

const brand = { name: '文具橱窗', primary: '#2F6B3A' }

/** What takes functions or components is given them here: a server component can pass on data only. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <MallThemeProvider brand={brand} scheme="system" density="comfortable">
    <LinkProvider component={Link}>{children}</LinkProvider>
  </MallThemeProvider>
)
