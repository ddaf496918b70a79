import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { PlacesService } from './places.service.ts'

export function bindPlaces(bind: Bind, places: PlacesService): void {
  bind.open(endpoints.findPincode, async ({ params }) => places.getPlaceOfPincode(params.pincode))
  bind.open(endpoints.findPlaceNear, async ({ body }) => places.getPlaceNear(body))
}
