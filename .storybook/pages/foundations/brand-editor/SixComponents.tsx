import { CategoryNav, groupCategories } from '../../../../packages/ui/src/category-nav/index.ts'
import { SearchBox } from '../../../../packages/ui/src/search-box/index.ts'
import { SlideCaptcha } from '../../../../packages/ui/src/slide-captcha/index.ts'
import { sampleTree } from '../../../../packages/ui/src/testing/samples/category-nav.ts'
import { SampleDropdowns } from '../../../../packages/ui/src/testing/samples/top-bar.tsx'
import { sampleCodes, sampleGroups } from '../../../../packages/ui/src/testing/samples/user-centre-menu.ts'
import { aChallenge } from '../../../../packages/ui/src/testing/slide-challenge.ts'
import { TopBar } from '../../../../packages/ui/src/top-bar/index.ts'
import { UploadField } from '../../../../packages/ui/src/upload-field/index.ts'
import { UserCentreMenu } from '../../../../packages/ui/src/user-centre-menu/index.ts'

const hotKeywords = [{ keyword: '打印纸', highlight: true }, { keyword: '中性笔' }, { keyword: '硒鼓' }]
const files = [{ id: '1', name: '营业执照.pdf', size: 1_204_224, type: 'application/pdf', status: 'done' as const }]
const rows = groupCategories(sampleTree, 6)
const nothing = () => undefined

/** The six main components together; `of` distinguishes them from others on the page. */
export const SixComponents = ({ of }: { readonly of: string }) => (
  <div style={{ display: 'grid', gap: 24 }}>
    <TopBar label={`快捷入口（${of}）`}>
      <TopBar.Greeting nickname="采购专员" onLogout={nothing} />
      <TopBar.Link href="/userCenter/index">我的工作台</TopBar.Link>
      <TopBar.Cart href="/shop/cart" count={7} />
      <SampleDropdowns />
    </TopBar>
    <div className="brand-columns">
      <CategoryNav label={`商品分类（${of}）`} rows={rows} layout="drilldown" />
      <div style={{ display: 'grid', gap: 24 }}>
        <SearchBox onSearch={nothing} onSuggestionSelect={nothing} hotKeywords={hotKeywords} messages={{ label: `搜索商品（${of}）` }} />
        <UploadField multiple maxCount={5} defaultValue={files} />
      </div>
      <SlideCaptcha loadChallenge={async () => aChallenge()} verify={async () => null} onPass={nothing} />
      <UserCentreMenu label={`用户中心（${of}）`} groups={sampleGroups.slice(0, 3)} codes={sampleCodes} currentPath="/userCenter/order/approval" />
    </div>
  </div>
)
