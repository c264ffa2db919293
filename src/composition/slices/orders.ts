import { ContainerModule } from 'inversify';
import { Orders } from '#application/orders/Orders.ts';
import { HttpOrders } from '#infrastructure/orders/HttpOrders.ts';
import { provide } from '../bindings.ts';

export const orders = new ContainerModule((to) => {
  provide(to, Orders, HttpOrders);
});
