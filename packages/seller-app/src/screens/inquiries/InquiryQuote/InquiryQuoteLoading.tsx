import { Column, Columns } from '@mall/app-kit/archetypes/SplitPage.styles.ts'
import { BonesOfSection, ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { Skeleton } from '@mall/ui/skeleton'
import * as S from './InquiryQuote.styles.ts'

/** A field and its name. */
const field = (
  <div>
    <Skeleton width="3em" style={{ marginBlockEnd: 8 }} />
    <Skeleton variant="block" height={32} />
  </div>
)

/** An inquiry before it is there: what is wanted, the offer for it, and what was said. */
export const InquiryQuoteLoading = () => (
  <ScreenLoading label="询价单加载中" hasFacts>
    <Columns data-kind="document">
      <Column>
        <S.Bench>
          <div>
            {['1', '2', '3'].map((line) => (
              <S.Bone key={line}>
                <Skeleton lines={2} />
                <Skeleton width="6em" />
              </S.Bone>
            ))}
          </div>
          <div>
            <BonesOfSection>
              <Skeleton lines={3} />
            </BonesOfSection>
            <BonesOfSection>
              <Skeleton variant="block" height={32} />
              <Skeleton variant="block" height={64} />
              <Skeleton variant="block" height={48} />
              <Skeleton variant="block" height={48} />
              <S.Fields>
                {field}
                {field}
                {field}
                {field}
              </S.Fields>
            </BonesOfSection>
          </div>
        </S.Bench>
      </Column>
      <Column>
        <BonesOfSection>
          <Skeleton variant="block" height={72} />
          <Skeleton variant="block" height={72} />
        </BonesOfSection>
      </Column>
    </Columns>
  </ScreenLoading>
)
