export function Orders() {
  return <p>Orders</p>
}
