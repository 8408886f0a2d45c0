import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Link } from '@mall/ui/link'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { RenderedPage } from '../../../components/home/RenderedPage.tsx'
import { useSeller } from '../../../queries/seller.ts'
import { href } from '../../../site/routes.ts'
import * as S from './HomePreview.styles.ts'

const gone = <Empty kind="error" title="预览链接已失效">链接只在生成后 24 小时内有效，请向发给您的人再要一个。</Empty>

const devices = { desk: { name: '桌面', width: 1440 }, phone: { name: '手机', width: 390 } } as const

type Device = keyof typeof devices

interface PreviewedPageProps {
  readonly html: string
  /** Whether the editor of the page, where it is published, is offered. */
  readonly isStaff: boolean
}

/** The page at the widths of the editor, below what it is a preview of. */
const PreviewedPage = ({ html, isStaff }: PreviewedPageProps) => {
  const isOnPhone = useMediaQuery(mediaQueries.phone)
  const [chosen, setChosen] = useState<Device | null>(null)
  const device = chosen ?? (isOnPhone ? 'phone' : 'desk')
  const { name, width } = devices[device]
  return (
    <S.Root>
      <S.Bar>
        <h1>首页预览</h1>
        <Text as="p" tone="secondary">草稿，访客会看到的样子；发布之前买家看不到</Text>
        <Inline gap={8}>
          {(['desk', 'phone'] as const).map((one) => (
            <Button key={one} variant={one === device ? 'soft' : 'text'} aria-pressed={one === device} onClick={() => setChosen(one)}>{`${devices[one].name} ${devices[one].width}`}</Button>
          ))}
        </Inline>
        {isStaff ? <Link href={href('homeEditor')}>回首页装修发布</Link> : null}
      </S.Bar>
      <S.Place data-device={device}>
        <RenderedPage key={device} title={`首页，${name} ${width}`} html={html} width={width} />
      </S.Place>
    </S.Root>
  )
}

/** `/seller/home/preview#key`: a draft of the home page for somebody without a login. */
export const HomePreview = () => {
  const { key, isLoggedIn } = useViewer()
  const { hash } = useLocation()
  const Key = hash.slice(1)
  const isKey = /^[\w-]{43}$/.test(Key)
  const query = useQuery({ ...callQuery(useSeller(), 'POST /api/SellerHome/Shared', key, { Key }, { silent: true }), enabled: isKey, retry: false })
  if (!isKey) return gone
  return (
    <QueryState query={query} skeleton={<ScreenLoading kind="page" label="预览加载中" />} notFound={gone}>
      {({ Html }) => <PreviewedPage html={Html} isStaff={isLoggedIn} />}
    </QueryState>
  )
}
