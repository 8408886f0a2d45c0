import type { SellerNotice } from '@mall/api/seller/contract'
import { Button } from '@mall/ui/button'
import { Link } from '@mall/ui/link'
import { Section } from '@mall/ui/section'
import { Text } from '@mall/ui/text'
import { expiryText } from '../../../components/agreement/agreement-words.ts'
import { href } from '../../../site/routes.ts'
import * as S from './Today.styles.ts'

interface NoticesSectionProps {
  readonly notices: readonly SellerNotice[]
  readonly onRead: (notice: SellerNotice) => void
}

/** Agreements of which the reader was notified that they end, each until it is read. */
export const NoticesSection = ({ notices, onRead }: NoticesSectionProps) => (
  <Section title="协议快到期" aside="到期前 30、7、1 天提醒">
    <S.Notices aria-label="协议快到期">
      {notices.map((notice) => (
        <li key={notice.AgreementId}>
          <Text tone={notice.DaysLeft <= 7 ? 'warning' : 'secondary'}>{notice.DaysLeft < 0 ? '已到期' : expiryText(notice)}</Text>
          <S.Words>
            <Link href={href('agreement', {}, { id: String(notice.AgreementId) })}>{notice.PartyName}</Link>
            <Text size={12} tone="secondary">
              {notice.AgreementNo} {notice.Name}，到 {notice.Until}
            </Text>
          </S.Words>
          <Button aria-label={`知道了：${notice.AgreementNo}`} onClick={() => onRead(notice)}>
            知道了
          </Button>
        </li>
      ))}
    </S.Notices>
  </Section>
)
