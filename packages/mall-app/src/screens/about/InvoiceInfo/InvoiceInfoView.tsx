import type { SiteConfig } from '@mall/api/contract'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { Text } from '@mall/ui/text'
import { Content } from '@mall/app-kit/content/Content.tsx'
import { textOf, type ContentPage } from '@mall/app-kit/content/content-page.ts'
import { sectionsOf } from '../../../components/content/sections-of.ts'
import { href } from '../../../site/routes.ts'
import { invoiceLines, invoiceText, type InvoiceDetails } from './invoice-lines.ts'
import * as S from './InvoiceInfo.styles.ts'

interface InvoiceInfoViewProps {
  /** What stands above the details, and what to mind. */
  readonly page: ContentPage
  readonly details: InvoiceDetails
  readonly hotlines: SiteConfig['Hotlines']
  /** The details are in the clipboard: said beside the button, until something else is copied. */
  readonly isCopied: boolean
  readonly onCopy: (text: string) => void
}

/** Heading of the note on paying to the account: where the site has published none, there is nothing to pay to. */
const aboutTransfers = '转账'

/** The mall's details as rows of a ledger, one button that copies them all, and what to mind. */
export const InvoiceInfoView = ({ page, details, hotlines, isCopied, onCopy }: InvoiceInfoViewProps) => {
  const lines = invoiceLines(details)
  const { lead, sections } = sectionsOf(page.nodes)
  return (
    <>
      <Breadcrumbs items={[{ label: '首页', href: href('home') }, { label: page.title }]} />
      <S.Paper forwardedAs="article">
        <S.Main>
          <h1>{page.title}</h1>
          {lines.length === 0 ? (
            <Text as="p" tone="secondary">本站尚未公布开票信息，请向客服索取；不要向未经核实的账户付款。</Text>
          ) : (
            <>
              <Text as="p" tone="secondary">{textOf(lead)}</Text>
              <S.Details ruled items={lines.map(({ label, value }) => ({ term: label, value }))} />
              <S.Actions>
                <Button variant="primary" icon={<Icon name="copy" size={16} />} onClick={() => onCopy(invoiceText(details))}>
                  复制全部
                </Button>
                <span role="status">{isCopied ? `已复制 ${lines.length} 行，可直接粘贴` : ''}</span>
              </S.Actions>
            </>
          )}
        </S.Main>
        <S.Notes aria-label="使用说明">
          {sections.filter(({ heading }) => lines.length > 0 || heading !== aboutTransfers).map(({ heading, nodes }) => (
            // Two sections may have the same heading.
            <section key={`${heading} ${textOf(nodes)}`}>
              <h2>{heading}</h2>
              <Content nodes={nodes} />
            </section>
          ))}
          {hotlines.length === 0 ? null : (
            <section>
              <h2>核实</h2>
              {hotlines.map(({ Label, Number, Hours }) => (
                <p key={Label}>{[Label, Number, Hours].filter((part) => part !== '').join(' ')}</p>
              ))}
            </section>
          )}
        </S.Notes>
      </S.Paper>
    </>
  )
}
