import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { Skeleton } from '@mall/ui/skeleton'
import { Stack } from '@mall/ui/stack'
import * as S from './HomeView.styles.ts'

const blocks = ['1', '2', '3', '4', '5', '6']
const fields = ['1', '2', '3', '4']

/** The editor before the page is there: its blocks, the form of the chosen one, and the page in its two windows. */
export const HomeLoading = () => (
  <ScreenLoading label="首页加载中" hasFacts>
    <S.Columns>
      <div>
        {blocks.map((block) => (
          <S.Bone key={block}>
            <Skeleton width="7em" />
            <Skeleton width="9em" />
          </S.Bone>
        ))}
      </div>
      <S.Form as="div">
        <Stack gap={16}>
          <Skeleton width="6em" />
          {fields.map((field) => (
            <Stack key={field} gap={8}>
              <Skeleton width="4em" />
              <Skeleton variant="block" height={32} />
            </Stack>
          ))}
        </Stack>
      </S.Form>
      <S.Page as="div">
        <Skeleton width="12em" />
        <S.Windows>
          <Skeleton data-device="desk" variant="block" height="100%" />
          <Skeleton data-device="phone" variant="block" height="100%" />
        </S.Windows>
      </S.Page>
    </S.Columns>
  </ScreenLoading>
)
