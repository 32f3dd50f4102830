vcl 4.1;

import std;

# Varnish in front of Foyer: keeps the answers that name their tags, and drops them by tag after an edit. In the settings of
# Foyer: CDN_PURGE_URL=http://127.0.0.1:6081/purge, TRUSTED_PROXY_HOPS one higher.

backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

acl editors {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.url == "/purge") {
    if (client.ip !~ editors) {
      return (synth(403));
    }
    if (!std.ban("obj.http.cache-tag ~ (^|,)(" + regsuball(req.http.cache-tag, ",", "|") + ")(,|$)")) {
      return (synth(400, std.ban_error()));
    }
    return (synth(204));
  }
  # Who is signed in gets an answer of their own.
  if (req.http.authorization || req.http.x-api-key || req.http.cookie) {
    return (pass);
  }
}

sub vcl_backend_response {
  if (beresp.http.cache-tag && beresp.http.cache-control ~ "public") {
    # The service tells browsers to ask each time; what is kept here is dropped by its tags.
    set beresp.ttl = 1h;
    set beresp.grace = 0s;
    # It names the one request that filled the cache.
    unset beresp.http.x-request-id;
  } else {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
  }
}
