import { BonesOfSection, ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { FormActions } from '@mall/ui/form-actions'
import { FormGrid } from '@mall/ui/form-grid'
import { Section } from '@mall/ui/section'
import { Skeleton } from '@mall/ui/skeleton'
import { Stack } from '@mall/ui/stack'
import * as S from './Profile.styles.ts'

const field = (
  <Stack gap={8}>
    <Skeleton width="3em" />
    <Skeleton variant="block" height={32} />
    <Skeleton width="12em" />
  </Stack>
)

/** The profile before it is there: its picture and fields, what it says of the account, and what follows. */
export const ProfileLoading = () => (
  <ScreenLoading label="个人资料加载中">
    <Section heading="start" title="基本资料">
      <S.Picture>
        <Skeleton variant="circle" width={64} />
        <Skeleton variant="block" width={88} height={32} />
      </S.Picture>
      <FormGrid>
        {field}
        {field}
      </FormGrid>
    </Section>
    <FormActions>
      <Skeleton variant="block" width={56} height={32} />
    </FormActions>
    <Section heading="start" title="账号">
      <Skeleton lines={5} />
    </Section>
    <BonesOfSection>
      <Skeleton lines={2} />
    </BonesOfSection>
  </ScreenLoading>
)
