import { ACCESS, type AccessLevel } from '@casewright/platform';
import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { RunningApi } from './running-api';

/** Every route, such as 'POST /drafts/:id/send', with its access level. */
export function routesOf(api: RunningApi): [string, AccessLevel | undefined][] {
  const reflector = new Reflector();
  return api
    .get(DiscoveryService)
    .getControllers()
    .flatMap(({ metatype, instance }) => {
      const controller = metatype as Type;
      const prefix = reflector.get<string>(PATH_METADATA, controller);
      const handlers = new MetadataScanner().getAllMethodNames(Object.getPrototypeOf(instance) as object);
      return handlers.flatMap((name): [string, AccessLevel | undefined][] => {
        const handler = (instance as Record<string, () => unknown>)[name];
        const path = handler && reflector.get<string | undefined>(PATH_METADATA, handler);
        if (!handler || path === undefined) return [];
        const method = RequestMethod[reflector.get<RequestMethod>(METHOD_METADATA, handler)];
        const address = `/${[prefix, path]
          .map((part) => part.replace(/^\/|\/$/g, ''))
          .filter(Boolean)
          .join('/')}`;
        return [[`${method} ${address}`, reflector.getAllAndOverride<AccessLevel>(ACCESS, [handler, controller])]];
      });
    });
}
