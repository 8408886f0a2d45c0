import { Column, Columns } from '@mall/app-kit/archetypes/SplitPage.styles.ts'
import { BonesOfSection, ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { Skeleton } from '@mall/ui/skeleton'

/** A line of a rule: words and blanks. */
const line = (width: string) => <Skeleton variant="block" height={28} width={width} />

/** A flow before it is there: its rules and its drawing, and beside them what it is tried with. */
export const ApprovalFlowsLoading = () => (
  <ScreenLoading label="审批流程加载中" hasFacts>
    <Columns data-kind="workshop">
      <Column>
        <BonesOfSection>{line('72%')}</BonesOfSection>
        <BonesOfSection>
          {line('64%')}
          {line('88%')}
          {line('64%')}
          {line('88%')}
          {line('88%')}
          <Skeleton variant="block" height={40} />
        </BonesOfSection>
        <BonesOfSection>
          <Skeleton variant="block" height={64} />
          <Skeleton variant="block" height={64} />
        </BonesOfSection>
      </Column>
      <Column>
        <BonesOfSection>
          {line('88%')}
          {line('64%')}
          <Skeleton variant="block" height={32} width={56} />
        </BonesOfSection>
        <BonesOfSection>
          <Skeleton variant="block" height={32} width={56} />
        </BonesOfSection>
      </Column>
    </Columns>
  </ScreenLoading>
)
