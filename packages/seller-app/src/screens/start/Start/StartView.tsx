import { PageEmpty } from '@mall/app-kit/page/PageEmpty.tsx'

/** Somebody whose roles open nothing yet. */
export const StartView = ({ name }: { readonly name: string }) => (
  <PageEmpty kind="empty" title={`${name}，您还没有可用的功能`}>
    请联系管理员为您分配角色，分配后刷新即可使用。
  </PageEmpty>
)
