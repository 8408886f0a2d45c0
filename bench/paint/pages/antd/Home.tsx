import { Button, Card, Col, Input, Layout, Menu, Row, Skeleton, Typography } from 'antd'
import { useEffect, useState } from 'react'
import type { Category1, Home as HomeData } from '../../../../packages/api/src/contract/index.ts'

const call = async <Body,>(path: string): Promise<Body> => {
  const response = await fetch(`/api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
  return ((await response.json()) as { MsgBody: Body }).MsgBody
}

/** Home as one builds it with antd: the same calls, banner, categories and products as the mall's. */
export const Home = () => {
  const [home, setHome] = useState<HomeData>()
  const [categories, setCategories] = useState<Category1[]>([])
  useEffect(() => {
    void call<HomeData>('Home/Index').then(setHome)
    void call<Category1[]>('Category/MallCategories').then(setCategories)
  }, [])
  const banner = home?.Banners[0]
  return (
    <Layout>
      <Layout.Header style={{ background: '#fff' }}>
        <Input.Search placeholder="商品名称 / 编码 / 品牌 / 拼音" enterButton="搜索" />
      </Layout.Header>
      <Layout.Content style={{ padding: 16 }}>
        <Menu items={categories.slice(0, 15).map(({ CategoryId, Name }) => ({ key: CategoryId, label: Name }))} />
        {banner ? <img src={banner.ImageUrl} alt={banner.Title} width="100%" height={300} style={{ objectFit: 'cover' }} /> : <Skeleton.Image active />}
        {home ? (
          home.Floors.map(({ Cid, Name, Items }) => (
            <section key={Cid}>
              <Typography.Title level={2}>{Name}</Typography.Title>
              <Row gutter={[8, 8]}>
                {Items.map((item) => (
                  <Col key={item.ProductCode} span={12}>
                    <Card cover={<img src={item.ImageUrl} alt="" width={240} height={240} loading="lazy" />}>
                      <Card.Meta title={item.CustomerProductName} description={item.ProductCode} />
                      <Button>加入购物车</Button>
                    </Card>
                  </Col>
                ))}
              </Row>
            </section>
          ))
        ) : (
          <Skeleton active />
        )}
      </Layout.Content>
    </Layout>
  )
}
