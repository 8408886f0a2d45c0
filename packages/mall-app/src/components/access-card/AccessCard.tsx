import { Link } from '@mall/ui/link'
import { Text } from '@mall/ui/text'
import type { ReactNode } from 'react'
import { href } from '../../site/routes.ts'
import { Wordmark } from '../wordmark/Wordmark.tsx'
import { Card, Desk, Home } from './AccessCard.styles.ts'

interface AccessCardProps {
  readonly heading: ReactNode
  readonly wide?: boolean
  readonly children: ReactNode
}

/** The page of a screen without a shell: the mall's mark, and one card below it. */
export const AccessCard = ({ heading, wide = false, children }: AccessCardProps) => {
  return (
    <Desk>
      <Home as={Link} href={href('home')}>
        <Wordmark />
      </Home>
      <Card data-wide={wide || undefined}>
        <Text as="h1" size={24} strong>
          {heading}
        </Text>
        {children}
      </Card>
    </Desk>
  )
}
