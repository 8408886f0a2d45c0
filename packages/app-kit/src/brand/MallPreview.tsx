import { Button } from '@mall/ui/button'
import { Price } from '@mall/ui/price'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { MallThemeProvider, type Brand, type ConcreteScheme } from '@mall/ui/theme'
import { Mark } from '../shell/Mark.tsx'
import * as S from './MallPreview.styles.ts'

interface MallPreviewProps {
  readonly mallName: string
  /** Whose people look at it. */
  readonly groupName: string
  /** Null: the mall's own colour. */
  readonly themeColor: string | null
  /** Address of the customer's logo; null for none. */
  readonly logo: string | null
  /** Address of the site's logo, in place of the seal and the name; null for none. */
  readonly mallLogo?: string | null
}

interface SchemePreviewProps extends Omit<MallPreviewProps, 'themeColor'> {
  readonly brand: Brand | undefined
  readonly scheme: ConcreteScheme
}

/** The corners of the page inside. */
const clipped = { overflow: 'hidden', borderRadius: 'var(--mall-radius-card)' }

/** What follows the colour in the mall: the strip, the seal, a decision, a choice and a link. Nothing of it can be used. */
const SchemePreview = ({ brand, scheme, mallName, groupName, logo, mallLogo = null }: SchemePreviewProps) => (
  <MallThemeProvider brand={brand} scheme={scheme} density="default" style={clipped}>
    <S.Page inert>
      <S.Strip>
        <span>您好，{groupName}</span>
        <span>我的订单</span>
      </S.Strip>
      <S.Head>
        {mallLogo === null ? (
          <>
            <Mark size={28} />
            <strong>{mallName}</strong>
          </>
        ) : (
          <img src={mallLogo} alt="" />
        )}
        {logo === null ? null : <img src={logo} alt="" />}
      </S.Head>
      <S.Body>
        <S.Chosen>办公用纸</S.Chosen>
        <Text tone="secondary">A4 复印纸 70g 500张/包</Text>
        <Inline gap={12}>
          <Price value={18.5} unit="包" />
          <Button variant="primary">加入购物车</Button>
          <Button variant="text">查看详情</Button>
        </Inline>
      </S.Body>
    </S.Page>
  </MallThemeProvider>
)

/** The mall in the colour that is being chosen, in both schemes. */
export const MallPreview = ({ themeColor, ...shown }: MallPreviewProps) => {
  const brand = themeColor === null ? undefined : { name: shown.mallName, primary: themeColor }
  return (
    <S.Previews role="img" aria-label="商城预览：浅色与深色">
      {(['light', 'dark'] as const).map((scheme) => (
        <SchemePreview key={scheme} scheme={scheme} brand={brand} {...shown} />
      ))}
    </S.Previews>
  )
}
